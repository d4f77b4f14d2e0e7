import { describe, expect, it } from "vitest";
import { find, fold } from "../src/book/find";

const BOOK = [
  { id: "capot", title: "Štiglja", texts: ["Tko uzme sve štihove, napravio je štiglju: još 90, uz zadnji štih."] },
  { id: "level", title: "Jednako", texts: ["Ako je jednako, igra se još jedno dijeljenje.", "Štiglja smije završiti partiju."] },
  { id: "coeur", title: "Cœur", texts: ["L’atout est à cœur, et déjà coupé."] },
  { id: "качване", title: "Качване", texts: ["И в обикновена боя трябва да се качиш."] },
];

const ids = (query: string): string[] => find(BOOK, query).map(({ id }) => id);

describe("search", () => {
  it("minds no accents and no capitals", () => {
    expect(fold("Đ Štiglja CŒUR déjà")).toBe("d stiglja coeur deja");
    expect(ids("COEUR")).toEqual(["coeur"]);
    expect(ids("deja coupe")).toEqual(["coeur"]);
  });

  it("finds a word in another case", () => {
    expect(ids("stiglja")).toEqual(["capot", "level"]);
    expect(ids("качваш")).toEqual(["качване"]);
  });

  it("wants every word, and titles first", () => {
    expect(ids("jednako")).toEqual(["level"]);
    expect(ids("stiglja partija")).toEqual(["level"]);
    expect(ids("a")).toEqual([]);
    expect(ids("xyzzy")).toEqual([]);
  });

  it("shows the passage with the whole word in the middle", () => {
    const [hit] = find(BOOK, "stiglja");
    expect(hit?.around).toEqual(["Tko uzme sve štihove, napravio je ", "štiglju", ": još 90, uz zadnji štih."]);
  });

  it("cuts long passages at blanks", () => {
    const text = `${"long words ".repeat(12)}needle${" more words".repeat(12)}`;
    const [hit] = find([{ id: "x", title: "X", texts: [text] }], "needle");
    const [before = "", word, after = ""] = hit?.around ?? [];
    expect(word).toBe("needle");
    expect(before).toMatch(/^… \S/);
    expect(after).toMatch(/\S …$/);
    expect(before.length + after.length).toBeLessThan(130);
  });
});
