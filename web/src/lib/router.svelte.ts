// Where one is: the part of the address after "#/".
const here = (): string[] => location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);

/** A link to a room, /r/CODE, is a page of its own for those who only look at it. */
const invited = /^\/r\/([^/]+)/.exec(location.pathname);
if (invited) history.replaceState(null, "", `/#/room/${invited[1]}`);

let parts = $state(here());
addEventListener("hashchange", () => (parts = here()));

const part = (n: number): string => {
  try {
    return decodeURIComponent(parts[n] ?? "");
  } catch {
    return ""; // a spoilt link
  }
};

// Each part by itself: what only needs one of them is not made anew when another changes.
const screen = $derived(parts[0] ?? "home");
const argument = $derived(part(1));
const more = $derived(part(2));
const last = $derived(part(3));
const whole = $derived(parts.join("/"));

export const route = {
  get screen(): string {
    return screen;
  },
  get argument(): string {
    return argument;
  },
  get more(): string {
    return more;
  },
  get last(): string {
    return last;
  },
  get whole(): string {
    return whole;
  },
};

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Go somewhere and leave no step to come back to. */
export function turn(path: string): void {
  location.replace(`#/${path}`);
}
