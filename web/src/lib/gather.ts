// What is around every import() of the built client: all files of a part are fetched before it is
// imported, because a browser remembers a module that failed and does not ask for it again.

const BASE = import.meta.env.BASE_URL;

/** What was fetched or is being fetched; what could not be is asked for again. */
const asked = new Map<string, Promise<unknown>>();

/** Into the browser's cache, where the import finds it. */
async function script(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${answer.status} ${href}`);
  await answer.arrayBuffer();
}

function style(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", crossOrigin: "", href });
  const come = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => (link.remove(), fail(new Error(href)));
  });
  document.head.append(link);
  return come;
}

function once(href: string): Promise<unknown> {
  const coming = asked.get(href) ?? (href.endsWith(".css") ? style(href) : script(href));
  asked.set(href, coming);
  coming.catch(() => asked.delete(href));
  return coming;
}

/** A part that is alone is not in its own list of files: then its name is where it is imported. */
const alone = (load: () => unknown): string[] =>
  (/[\w.$-]+\.js/.exec(String(load)) ?? []).map((name) => `assets/${name}`);

export async function gather<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const all = files.length ? files : alone(load);
  await Promise.all(all.map((file) => once(BASE + file)));
  return load();
}
