/** What can lie over a pad; empty: nothing. */
export type Open = "" | "menu" | "statistics" | "share" | "names" | "rules" | "screen" | "gone";
