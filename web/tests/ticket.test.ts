// What a newcomer shows at the door of a server that asks for it.
import { describe, expect, it } from "vitest";
import { ticket } from "../src/lib/api";

describe("a newcomer's ticket", () => {
  it.each([
    ["", "", ""],
    ["?invite=aB3_-x", "", "aB3_-x"],
    ["", "#/room/ABC-DEF", "ABC-DEF"],
    ["?invite=one", "#/room/ABCDEF", "one"],
    ["?x=1", "#/table/abc", ""],
    ["", "#/room/%3Cscript%3E", ""],
  ])("%s %s", (search, hash, wanted) => {
    expect(ticket({ search, hash })).toBe(wanted);
  });
});
