// What the browser offers the page as an app: to be installed, and to go on with a newer version.

/** The event by which Chromium's browsers offer to install a page. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export const offers: { install: InstallOffer | null; update: (() => void) | null } = $state({
  install: null,
  update: null,
});

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // we say it at a better moment
  offers.install = event as InstallOffer;
});
addEventListener("appinstalled", () => (offers.install = null));
