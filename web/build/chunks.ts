// Small modules that several screens share, put together: a few files that come side by side are
// faster than twenty.
const NAMES = {
  /** What every screen needs. */
  base: [
    /node_modules\/(svelte|@fluent|clsx|esm-env)\//,
    /src\/lib\/(api|attention|connection|deck|gather|languages|later|reason|router|rules|settings|words)\./,
    /src\/(cards\/shapes|replay\/load)\./,
    /virtual:(animals|courts)/,
  ],
  /** A table as it stands and what happens there: for playing, rooms and replays. */
  cloth: [
    /src\/lib\/(calling|marks|motion|places|presence|sheet|sound|stage|table|tell|voice)\./,
    /src\/room\/(company|model|mute|phrases|tellers)\./,
    /src\/fair\/(fairness|seen)\./,
  ],
  /** Cards and scores: for playing, sheets and replays. */
  cards: [/src\/cards\/(Card|Face|Suit)\./, /src\/table\/(Deals|Race)\./, /src\/ui\/Steady\./],
};

/** The first of these has a module, and all that it imports, unless one before has it. */
export const groups = Object.entries(NAMES).map(([name, tests], i, all) => ({
  name,
  priority: all.length - i,
  test: (id: string): boolean => tests.some((test) => test.test(id)),
}));
