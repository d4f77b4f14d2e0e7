// What comes later than the first screen, and in which order it is fetched while that is looked at.
import type { Load } from "./lib/later";

export const screens = {
  home: () => import("./screens/Home.svelte"),
  table: () => import("./screens/TableScreen.svelte"),
  new: () => import("./screens/NewTable.svelte"),
  friends: () => import("./screens/Friends.svelte"),
  join: () => import("./screens/JoinRoom.svelte"),
  device: () => import("./screens/Device.svelte"),
  replay: () => import("./screens/ReplayScreen.svelte"),
  pads: () => Promise.all([import("./pad/Lobby.svelte"), import("./pad/words").then(({ ready }) => ready())]).then(([screen]) => screen),
  pad: () => Promise.all([import("./screens/PadScreen.svelte"), import("./pad/words").then(({ ready }) => ready())]).then(([screen]) => screen),
  learn: () => Promise.all([import("./screens/Learn.svelte"), import("./learn/words").then(({ ready }) => ready())]).then(([screen]) => screen),
  rules: () => Promise.all([import("./screens/Rulebook.svelte"), import("./book/words").then(({ ready }) => ready())]).then(([screen]) => screen),
  settings: () => import("./screens/SettingsScreen.svelte"),
  about: () => import("./screens/About.svelte"),
  privacy: () => Promise.all([import("./screens/Privacy.svelte"), import("./privacy/words").then(({ ready }) => ready())]).then(([screen]) => screen),
  mine: () => Promise.all([import("./screens/MyData.svelte"), import("./privacy/words").then(({ ready }) => ready())]).then(([screen]) => screen),
  offline: () => Promise.all([import("./screens/Offline.svelte"), import("./engine/words").then(({ ready }) => ready())]).then(([screen]) => screen),
};

export const parts = {
  /** Cards on the table. */
  play: () => import("./table/Playing.svelte"),
  /** Where points are bid. */
  bids: () => import("./table/Bids.svelte"),
  /** Where a renonce is claimed. */
  claims: () => import("./table/Claims.svelte"),
  missing: () => import("./table/Missing.svelte"),
  /** Whatever lies over the table when somebody asks for it, and the sheet of a deal. */
  sheets: () => import("./table/Sheets.svelte"),
  /** Before a match of friends. */
  room: () => import("./room/Room.svelte"),
  seat: () => import("./room/SeatSheet.svelte"),
  choose: () => import("./room/Choose.svelte"),
  square: () => import("uqr"),
  /** What people who play together ask each other at the table, and after the match. */
  people: () => import("./room/AtTable.svelte"),
  paused: () => import("./room/Paused.svelte"),
  afterMatch: () => import("./room/After.svelte"),
  afterDeal: () => import("./fair/AfterDeal.svelte"),
  chain: () => import("./fair/chain"),
  check: () => import("./fair/check"),
  words: () => import("./replay/words").then(({ ready }) => ready()),
  recall: () => import("./replay/recall"),
  /** The rulebook of the table, over it. */
  book: () => Promise.all([import("./book/OverTable.svelte"), import("./book/words").then(({ ready }) => ready())]).then(([part]) => part),
  /** Questions that find the rules somebody plays. */
  which: () => Promise.all([import("./learn/Which.svelte"), import("./learn/which").then(({ ready }) => ready())]).then(([part]) => part),
  german: () => import("./cards/german").then(({ ready }) => ready()),
  toPad: () => import("./pad/onward"),
  /** Whatever lies over a pad when somebody asks for it. */
  padSheets: () => import("./pad/PadSheets.svelte"),
  /** The Python of this browser, for questions and for tables on this device. */
  engine: () => import("./lib/engine"),
  /** The tables of this device. */
  here: () => import("./engine/here"),
  playHere: () => Promise.all([import("./engine/PlayHere.svelte"), import("./engine/words").then(({ ready }) => ready())]).then(([part]) => part),
  /** How this device stands, in the settings. */
  state: () => Promise.all([import("./engine/Row.svelte"), import("./engine/words").then(({ ready }) => ready())]).then(([part]) => part),
  /** After everything else: what makes this device ready without a network. */
  keep: () => import("./engine/device.svelte").then((device) => (void device.begin(), device)),
};

const TABLE = [parts.bids, parts.claims, parts.sheets, parts.afterDeal, parts.chain, parts.check, parts.words, parts.recall, parts.book];
const ROOM = [parts.room, parts.people, parts.missing, parts.paused, parts.afterMatch, parts.seat, parts.choose, parts.square];
const OTHERS = [screens.home, screens.new, screens.friends, screens.pads, screens.pad, parts.padSheets, screens.learn, screens.rules, screens.settings, screens.about, screens.replay, parts.which, parts.state, parts.playHere];

/** What may be wanted next on a screen, the likeliest first. */
export function next(screen: string): Load<unknown>[] {
  if (screen === "table") return [parts.play, parts.room, parts.people, ...TABLE, ...ROOM, ...OTHERS, parts.keep];
  if (screen === "room" || screen === "friends") return [screens.table, screens.join, ...ROOM, parts.play, ...TABLE, ...OTHERS, parts.keep];
  if (screen === "pad") return [screens.pad, parts.padSheets, screens.pads, screens.home, parts.book, ...OTHERS, parts.toPad, ...TABLE, screens.table, parts.play, parts.keep];
  return [screens.table, parts.play, ...OTHERS, ...TABLE, screens.join, ...ROOM, screens.device, parts.keep];
}
