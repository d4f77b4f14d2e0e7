// The service worker: the client without a network. VERSION and SHELL are filled in by the build
// (serviceworker.ts).
//
// All files of a version come before it is put to use, and it takes over when no page of the version
// before is open any more, or when somebody asks for it. Files have names of their own in every version,
// so those of the version before stay for pages that are still open.
const VERSION = "__VERSION__";
const SHELL = "__SHELL__".split("\n");
const ENGINE = "__ENGINE__".split("\n");

const NAME = `belot-shell-${VERSION}`;
const KEPT = "belot-engine"; // filled by the page (src/engine/device.svelte.ts)
const LATEST = "belot-versions"; // the names of this shell and the one before

async function install() {
  const shell = await caches.open(NAME);
  await shell.addAll(SHELL.map((url) => (url === "/" ? new Request(url, { cache: "reload" }) : url)));
  // Who was ready for a day without a network is so after an update, too.
  if (!(await caches.has(KEPT))) return;
  const kept = await caches.open(KEPT);
  for (const url of ENGINE) if (!(await kept.match(url, { ignoreVary: true }))) await kept.add(url);
}

async function activate() {
  const versions = await caches.open(LATEST);
  const known = await versions.match("/latest").then((answer) => answer?.json() ?? []);
  const stay = [NAME, ...known.filter((name) => name !== NAME)].slice(0, 2);
  await versions.put("/latest", new Response(JSON.stringify(stay)));
  for (const name of await caches.keys()) {
    if (name.startsWith("belot-shell-") && !stay.includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}

const found = (url, name) => caches.match(url, { ignoreVary: true, ...(name && { cacheName: name }) });

async function page(request) {
  if (new URL(request.url).pathname === "/") return (await found("/", NAME)) ?? fetch(request);
  try {
    return await fetch(request); // an invitation has a page of its own
  } catch (error) {
    const shell = await found("/", NAME);
    if (shell) return shell;
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (SHELL.includes(pathname) || /^\/(assets|pyodide)\//.test(pathname)) {
    event.respondWith(found(request).then((kept) => kept ?? fetch(request)));
  }
});
