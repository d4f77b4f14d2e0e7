// Takes the names of all files, which Vite puts into the script that imports parts later, out of it and
// into the page: they are no program, and a browser reads them quicker where they are only data.
import type { Plugin } from "vite";

const LIST = /m\.f\|\|\(m\.f=(\["assets\/[^\]]*\])\)/;

export function lists(): Plugin {
  return {
    name: "belot-lists",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        const base = Object.values(bundle).find((each) => each.type === "chunk" && each.name === "base");
        const found = base?.type === "chunk" && LIST.exec(base.code);
        if (!found || page?.type !== "asset") throw new Error("Vite writes its lists otherwise now");
        const read = 'm.f||(m.f=JSON.parse(document.getElementById("files").textContent))';
        base.code = base.code.replace(LIST, () => read);
        const data = `<script type="application/json" id="files">${found[1]}</script>`;
        page.source = String(page.source).replace("</body>", `  ${data}\n  </body>`);
      },
    },
  };
}
