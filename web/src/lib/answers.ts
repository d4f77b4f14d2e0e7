// Made from belot.inquiry by `python -m belot.inquiry.typescript`. Do not edit.

import type { ScoreShape } from "./protocol";

/** A preset's value of an option. ``tag``: S stated by a source document, R a trusted source, */
export interface Default {
  option: string;
  value: string;
  tag: string;
}

/** A named rule set; ``group`` is the variant it belongs to, ``theme`` the words it is told */
export interface Preset {
  name: string;
  group: string;
  theme: "cards" | "beloz";
  players: number;
  fractured: boolean;
  options: Default[];
}

/** A house rule: the letter of its group in the law, its values in the order of the law; an open */
export interface Option {
  option: string;
  group: string;
  values: string[];
  open: boolean;
}

/** All presets and all options. */
export interface Games {
  presets: Preset[];
  options: Option[];
}

/** A rule set that can be played: its canonical name, its values, what differs from the preset, */
export interface Rules {
  name: string;
  rules: Record<string, string | number>;
  changed: Record<string, string>;
  idle: string[];
}

/** A round as typed. Sides are numbers from 0; ``None`` is what nobody has entered yet. */
export interface Entry {
  kind: "deal" | "passed" | "correction";
  open: boolean;
  taker: number | null;
  contract: string | null;
  bid: string | null;
  alone: boolean | null;
  multiplier: number;
  points: (number | null)[];
  last_included: boolean;
  last: number | null;
  tens: boolean;
  outcome: "made" | "failed" | "hang" | null;
  declarations: number[][];
  belote: number[];
  capot: number | null;
  trickless: number[] | null;
  renonce: number | null;
  eight: number | null;
  stopped: boolean;
  penalty: number[];
  note: string;
}

/** What every operation carries. */
export interface Stamp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
}

/** A match begins. ``rules`` is a canonical name, ``names`` are the players in turn, ``teams`` */
export interface OpenOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "open";
  rules: string;
  names: string[];
  teams: string[];
  dealer: number;
  totals: number[];
  hung: number;
}

/** A new round, known from now on by the id of this operation, after the round ``after`` (None: */
export interface RoundOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "round";
  after: string | null;
  entry: Entry;
}

/** A round as it should have been entered; also brings back a deleted one. */
export interface EditOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "edit";
  round: string;
  entry: Entry;
}

/** A round that does not count. */
export interface DeleteOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "delete";
  round: string;
}

/** Other house rules for all rounds after the round ``after`` (None: for the whole match). */
export interface RulesOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "rules";
  after: string | null;
  rules: string;
}

/** Other names. */
export interface NamesOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "names";
  names: string[];
  teams: string[];
}

/** Who deals the round after the round ``after`` (None: the first); from there it goes round. */
export interface DealerOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "dealer";
  after: string | null;
  dealer: number;
}

/** A person settles a conflict: of the versions ``among``, ``picks`` are right, in this order. */
export interface ChooseOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "choose";
  among: string[];
  picks: string[];
}

/** The operation ``of`` is as if it had never been, until it is done again. */
export interface UndoOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "undo";
  of: string;
}

/** The operation ``of``, which was undone, counts again. */
export interface RedoOp {
  id: string;
  at: number;
  seen: string[];
  by: string;
  time: number | null;
  op: "redo";
  of: string;
}

/** Why an entry cannot be. ``place`` is a field of the entry with a side where it has one */
export interface PadFault {
  code: string;
  place: string;
  line: string;
}

/** Whether the match is over: the winning side (-1 while it goes on) and the reason, see */
export interface PadEnding {
  winner: number;
  ending: string;
  lines: string[];
}

/** One of several versions of a round that nobody has chosen among. ``op`` is what a ``choose`` */
export interface PadVersion {
  op: string;
  round: string;
  by: string;
  time: number | null;
  entry: Entry | null;
  score: ScoreShape | null;
  written: number[];
  counts: boolean;
}

/** A line of the sheet. ``version`` is the operation in force; ``number`` counts deals from 1, 0 */
export interface PadRound {
  id: string;
  version: string;
  number: number;
  state: "scored" | "eight" | "passed" | "correction" | "open" | "fault" | "after-end";
  dealer: number;
  by: string;
  time: number | null;
  entry: Entry;
  faults: PadFault[];
  missing: string[];
  score: ScoreShape | null;
  story: string[];
  written: number[];
  totals: number[];
  hung: number;
  ending: PadEnding;
  rules: string | null;
  conflict: PadVersion[];
}

/** A round that does not count: deleted, or another one was chosen for its place, or it says the */
export interface PadGone {
  id: string;
  why: "deleted" | "set-aside" | "twice";
  by: string;
  time: number | null;
  entry: Entry;
}

/** House rules that were changed after the match began. They hold after the round ``after`` */
export interface PadRules {
  op: string;
  by: string;
  time: number | null;
  after: string | null;
  number: number;
  rules: string;
  options: Record<string, string[]>;
}

/** A side as it stands. ``reach``: what the next deal would have to bring it to the target: */
export interface PadSide {
  side: number;
  total: number;
  to_go: number;
  reach: "won" | "lost" | "there" | "deal" | "capot" | "more";
  line: string;
}

/** What a side did: contracts called, made, failed and hung, capots, belotes, points declared */
export interface PadStatistics {
  side: number;
  called: number;
  made: number;
  failed: number;
  hung: number;
  capots: number;
  belotes: number;
  declared: number;
  renonces: number;
  best: number;
  average: number;
}

/** What an undo or a redo would do: the operation it would name, and a line about it. */
export interface PadStep {
  of: string;
  line: string;
}

/** The whole pad. ``rules`` hold for the next deal and are told in the words of ``theme``, */
export interface PadSheet {
  rules: string;
  theme: "cards" | "beloz" | "bela";
  opened: string;
  changes: PadRules[];
  names: string[];
  teams: string[];
  target: number;
  rounds: PadRound[];
  gone: PadGone[];
  dealer: number;
  hung: number;
  totals: number[];
  sides: PadSide[];
  ending: PadEnding;
  conflicts: number;
  statistics: PadStatistics[];
  race: number[][];
  undo: PadStep | null;
  redo: PadStep | null;
  heads: string[];
  clock: number;
  waiting: string[];
}

/** An entry while it is typed. ``ready``: it could be entered as it is. ``missing`` are the */
export interface PadPreview {
  ready: boolean;
  faults: PadFault[];
  missing: string[];
  points: (number | null)[];
  margin: number | null;
  line: string;
  tariff: string;
  story: string[];
  score: ScoreShape | null;
  written: number[];
  totals: number[];
  hung: number;
  ending: PadEnding;
}

/** What the form for a round offers under these rules. ``suits_alike``: nothing hangs on which */
export interface PadForm {
  rules: string;
  theme: "cards" | "beloz" | "bela";
  order: string;
  players: number;
  sides: number;
  target: number;
  contracts: string[];
  suits_alike: boolean;
  multipliers: number[];
  bids: string[];
  whole: boolean;
  one_side: boolean;
  in_play: Record<string, number>;
  last_trick: number;
  last_included: boolean;
  last_switch: boolean;
  tens: boolean;
  declarations: boolean;
  values: number[];
  belotes: Record<string, number>;
  capot_bonus: number;
  trickless: boolean;
  eight: boolean;
  stop: boolean;
  renonce: "fixed" | "deal" | "own";
}

/** The points of a pile of cards, without the last trick and with No Trumps not doubled, and of */
export interface PadCount {
  points: number;
  cards: number;
  each: Record<string, number>;
}

/** A pad as a file: a name to save it under, its media type and its text. */
export interface PadFile {
  name: string;
  type: string;
  text: string;
}

/** Where a match stands, for going on with it at a table: the next dealer's seat, totals and */
export interface PadContinued {
  rules: string;
  names: string[];
  teams: string[];
  dealer: number;
  totals: number[];
  hung: number;
}

/** The rules in question, as far as a table is drawn and spoken of by them. */
export interface CoachTable {
  rules: string;
  variant: string;
  theme: "cards" | "beloz" | "bela";
  players: number;
  sides: number;
  rotation: string;
  order: string;
  hand: number;
  first: number;
  contracts: string[];
}

/** A duty, or why there is none: its code, the suit that was led and the card it is about. */
export interface CoachReason {
  code: string;
  led: string | null;
  card: string | null;
}

/** A card of the hand: whether it may be played, why not, and whether it would be winning. */
export interface CoachCard {
  card: string;
  legal: boolean;
  wins: boolean;
  why: CoachReason | null;
}

/** Something that may be announced. */
export interface CoachItem {
  points: number;
  kind: string;
  cards: string[];
}

/** What a hand may announce, belotes by their suits, and what it is worth together. */
export interface CoachAnnounced {
  items: CoachItem[];
  belotes: string[];
  points: number;
  eight: string | null;
}

/** What the assistant says about a trick; ``waits`` is the seat whose card is missing, or -1. */
export interface CoachTurn {
  table: CoachTable;
  hand: string[];
  waits: number;
  winner: number;
  winning: string | null;
  points: number;
  cards: CoachCard[];
  duty: CoachReason | null;
  announced: CoachAnnounced;
}

/** A call: what it should bring, what is wanted, and what speaks for it. ``worth`` and ``need`` */
export interface CoachOffer {
  call: string;
  contract: string;
  worth: number;
  need: number;
  margin: boolean;
  verdict: string;
  trumps: number;
  jacks: number;
  nines: number;
  aces: number;
  announced: number;
}

/** What the assistant says before the play; ``wants`` is what it has still to be told. */
export interface CoachCalls {
  table: CoachTable;
  hand: string[];
  turns_up: boolean;
  wants: string[];
  turn: number;
  legal: string[];
  says: string | null;
  offers: CoachOffer[];
}

/** A card and its points. */
export interface HelperRank {
  card: string;
  points: number;
}

/** How cards rank in a kind of contract, the strongest first. */
export interface HelperOrder {
  contract: string;
  trump: HelperRank[];
  plain: HelperRank[];
  together: number;
}

/** Something that brings points beside the cards, with an example. */
export interface HelperWorth {
  what: string;
  cards: string[];
  points: number;
}

/** What is to be done in a case: the code of the duty and the cards that may be played. */
export interface HelperDuty {
  case: string;
  contract: string;
  trick: string[];
  hand: string[];
  legal: string[];
  code: string;
}

/** A house rule about announcements and its value. */
export interface HelperRuling {
  option: string;
  value: string;
}

/** All that stands on the helper card of a rule set. */
export interface HelperCard {
  table: CoachTable;
  orders: HelperOrder[];
  sequence: string[];
  worths: HelperWorth[];
  rulings: HelperRuling[];
  duties: HelperDuty[];
}

/** The lessons that a rule set has, in the order in which one learns. */
export interface CoachLessons {
  table: CoachTable;
  lessons: string[];
}

/** A card on the table and whose it was. */
export interface LessonPlay {
  seat: number;
  card: string;
}

/** What a seat announces, and which of it counts. */
export interface LessonSaid {
  seat: number;
  items: CoachItem[];
  counted: CoachItem[];
}

/** An exercise: a position, a question, all that can be answered, what is right, and the section */
export interface LessonTask {
  table: CoachTable;
  lesson: string;
  seed: number;
  ask: string;
  contract: string | null;
  taker: number;
  dealer: number;
  turned: string | null;
  hand: string[];
  trick: LessonPlay[];
  winner: number;
  pile: HelperRank[];
  choices: string[];
  answers: string[];
  cards: CoachCard[];
  duty: CoachReason | null;
  said: LessonSaid[];
  announced: CoachAnnounced | null;
  offers: CoachOffer[];
  score: ScoreShape | null;
  section: string;
}

/** A sentence of the catalogues: its key, ``key.form`` for one of its forms, and variables. */
export interface BookLine {
  key: string;
  args: Record<string, string | number>;
}

/** A paragraph that holds whatever the options say. */
export interface BookText {
  line: BookLine;
  kind: "text";
}

/** A paragraph that one option decides. */
export interface BookRule {
  line: BookLine;
  option: string;
  value: string;
  usual: string;
  changed: boolean;
  tag: string;
  kind: "rule";
}

/** Cards of one suit from the highest to the lowest, with their card points (none: an order). */
export interface BookRanks {
  line: BookLine;
  contract: string;
  cards: string[];
  points: number[];
  total: number;
  kind: "ranks";
}

/** Something that may be announced, an example of it, and its points. */
export interface BookItem {
  line: BookLine;
  cards: string[];
  points: number;
}

/** A table of what may be announced, the most valuable first. */
export interface BookItems {
  items: BookItem[];
  kind: "items";
}

/** A card on the table. */
export interface BookPlay {
  seat: number;
  card: string;
}

/** A card in hand: whether it may be played and, if not, the duty that it would break. */
export interface BookHeld {
  card: string;
  legal: boolean;
  why: BookLine | null;
}

/** Seat 0 is to play: the trick so far, who is winning it, the hand, and what is owed. */
export interface BookPosition {
  contract: string;
  trick: BookPlay[];
  winner: number;
  hand: BookHeld[];
  duty: BookLine;
  kind: "position";
}

/** A finished trick: who wins it with which card, and its card points. */
export interface BookTrick {
  line: BookLine;
  contract: string;
  trick: BookPlay[];
  winner: number;
  points: number;
  kind: "trick";
}

/** Something that a seat announces, and whether it counts in the end. */
export interface BookDeclared {
  seat: number;
  sequence: boolean;
  cards: string[];
  points: number;
  counts: boolean;
}

/** Who scores the declarations: everything announced, the first in turn first; points a side. */
export interface BookContest {
  contract: string;
  declared: BookDeclared[];
  points: number[];
  kind: "contest";
}

/** Something said in an auction. */
export interface BookCall {
  seat: number;
  call: string;
}

/** An auction from the first word to the last. Without a contract it was passed out. ``height`` */
export interface BookCalls {
  line: BookLine;
  dealer: number;
  turned: string;
  calls: BookCall[];
  contract: string;
  height: string;
  taker: number;
  multiplier: number;
  kind: "calls";
}

/** A part of the score sheet, in card points: the number of each side. */
export interface BookRow {
  part: "cards" | "last" | "capot" | "declarations" | "belote" | "totals" | "hung";
  numbers: number[];
}

/** A scored deal: what each side has, what it writes, and the story in sentences with marks. */
export interface BookDeal {
  line: BookLine;
  contract: string;
  height: string;
  taker: number;
  result: string;
  rows: BookRow[];
  written: number[];
  story: string[];
  kind: "deal";
}

/** Words of the players: ``word-NAME`` has a form a language, ``book-w-NAME`` explains it. */
export interface BookWords {
  words: string[];
  kind: "words";
}

/** A section. Its id is the same for all rules, so that it can be linked to. */
export interface BookSection {
  id: string;
  title: BookLine;
  blocks: (BookText | BookRule | BookRanks | BookItems | BookPosition | BookTrick | BookContest | BookCalls | BookDeal | BookWords)[];
}

/** A chapter: ``book-c-ID`` is its title. */
export interface BookChapter {
  id: string;
  title: BookLine;
  sections: BookSection[];
}

/** The rulebook of these rules, and what is needed to name seats, sides and cards in it. */
export interface Book {
  rules: string;
  variant: string;
  theme: "cards" | "beloz" | "bela";
  players: number;
  sides: number;
  order: string;
  changed: number;
  chapters: BookChapter[];
  sections: Record<string, string>;
}

/** An answer with an example in written points: ``a`` and ``b`` of the deals of its question. */
export interface WhichAnswer {
  name: string;
  a: number;
  b: number;
}

/** A question; ``which-NAME`` asks it and has a form for each answer. */
export interface WhichQuestion {
  name: string;
  answers: WhichAnswer[];
}

/** All that is asked, in order. */
export interface WhichQuestions {
  questions: WhichQuestion[];
}

/** The rule set that the answers name: its canonical name, the named set that it is or comes */
export interface WhichRules {
  name: string;
  preset: string;
  changed: Record<string, string>;
}

export type PadOp = OpenOp | RoundOp | EditOp | DeleteOp | RulesOp | NamesOp | DealerOp | ChooseOp | UndoOp | RedoOp;
