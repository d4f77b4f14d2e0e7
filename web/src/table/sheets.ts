// The sheets over the table by name; "closed" is the sheet of a deal that was put away.
export type SheetName = "" | "menu" | "score" | "last" | "help" | "talk" | "people" | "device" | "closed";
