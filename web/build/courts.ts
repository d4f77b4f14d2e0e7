// `import courts from "virtual:courts"`: the twelve court pictures of the French deck, cut out of
// @letele/playing-cards (CC0) while building, as one small SVG file each.
//
// The package ships React components. They are pure functions, so a createElement of our own turns
// them into text; no React is needed.
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const SOURCE = path.resolve(
  import.meta.dirname,
  "../node_modules/@letele/playing-cards/dist/index.esm.js",
);
const ID = "virtual:courts";
const ATTRIBUTES: Record<string, string> = {
  viewBox: "viewBox",
  preserveAspectRatio: "preserveAspectRatio",
  patternUnits: "patternUnits",
  xlinkHref: "href",
};
// Its blue and red are those of a screen; ours are those of ink.
const INKS: [RegExp, string][] = [
  [/#44F\b/gi, "#2f4d9e"],
  [/#F00\b|\bred\b/gi, "#c8202f"],
  [/#FC4\b/gi, "#ecb63f"],
];

// Letters and suit signs: the corner of our cards has its own.
const SIGNS = /<use [^>]*(?:width="(?:32|26\.7|55\.6)")[^>]*><\/use>/g;

interface Element {
  tag: string | ((props: object) => Element);
  props: Record<string, unknown>;
  children: unknown[];
}

const kebab = (name: string): string =>
  ATTRIBUTES[name] ?? name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());

/** Two decimals of a thousandth of a card are more than a screen shows. */
const rounded = (value: string): string => value.replace(/(\d+\.\d)\d+/g, "$1");

function attribute([name, value]: [string, unknown]): string {
  const dull = value == null || name === "children" || name.startsWith("aria") || name === "className";
  return dull ? "" : ` ${kebab(name)}="${rounded(String(value))}"`;
}

function written(node: unknown): string {
  if (Array.isArray(node)) return node.map(written).join("");
  if (node == null || typeof node === "boolean") return "";
  if (typeof node !== "object") return String(node);
  const { tag, props, children } = node as Element;
  if (typeof tag === "function") return written(tag(props));
  const inner = children.map(written).join("");
  return `<${tag}${Object.entries(props).map(attribute).join("")}>${inner}</${tag}>`;
}

type Components = Record<string, (props: object) => Element>;

function components(): Components {
  const text = fs
    .readFileSync(SOURCE, "utf8")
    .replace(/^import .*$/gm, "")
    .replace(/export \{([^}]*)\};?/, (_, names: string) => {
      return `return {${names.replace(/(\w+) as (\w+)/g, "$2: $1")}};`;
    });
  const createElement = (tag: Element["tag"], props: object, ...children: unknown[]): Element => ({
    tag,
    props: { ...props },
    children,
  });
  const React = { createElement };
  return new Function("React", "_extends", text)(React, Object.assign) as Components;
}

/** The picture inside the frame of a court card: x −82…82, y −130…130 of its 240 × 336. */
function court(draw: (props: object) => Element): string {
  let svg = written(draw({}));
  svg = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  svg = svg.replace(SIGNS, "");
  for (const [ink, ours] of INKS) svg = svg.replace(ink, ours);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-82 -130 164 260">${svg}</svg>`;
}

export function courts(): Plugin {
  let drawn: Map<string, string>;
  const all = (): Map<string, string> => {
    if (drawn) return drawn;
    drawn = new Map();
    const found = components();
    for (const rank of "KQJ") {
      for (const suit of "SHDC") {
        const draw = found[suit + rank.toLowerCase()];
        if (draw) drawn.set(rank + suit, court(draw));
      }
    }
    return drawn;
  };
  let building = false;
  return {
    name: "belot-courts",
    config: (_, { command }) => void (building = command === "build"),
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      if (process.env.VITEST) return "export default {}";
      const urls = [...all()].map(([card, source]) => {
        if (!building) return `"${card}": ${JSON.stringify("data:image/svg+xml," + encodeURIComponent(source))}`;
        const ref = this.emitFile({ type: "asset", name: `${card}.svg`, source });
        return `"${card}": import.meta.ROLLUP_FILE_URL_${ref}`;
      });
      return `export default { ${urls.join(", ")} }`;
    },
  };
}
