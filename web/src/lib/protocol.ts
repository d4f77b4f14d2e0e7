// Made from belot.protocol by `python -m belot.protocol.typescript`. Do not edit.

/** A seat at the table: ``cards`` in hand, ``ready`` for what comes next; ``bot`` plays it, or */
export interface SeatShape {
  name: string;
  kind: "person" | "bot";
  side: number;
  cards: number;
  ready: boolean;
  bot: string;
}

/** One call of the auction. */
export interface CallShape {
  seat: number;
  call: string;
}

/** A declaration: its points, and kind and cards where they may be known. */
export interface ItemShape {
  points: number;
  kind: "sequence" | "quad" | "belote" | "value";
  cards: string[];
}

/** The items of one seat that count. */
export interface ShownShape {
  seat: number;
  items: ItemShape[];
}

/** The settled contest: card points per side, and what was shown. */
export interface ContestShape {
  points: number[];
  shown: ShownShape[];
}

/** A belote that was said; ``said`` is 1 or 2 words, ``cards`` those of the pair that were */
export interface BeloteShape {
  seat: number;
  suit: string;
  said: number;
  cards: string[];
}

/** A card on the table and the seat that played it. */
export interface PlayShape {
  seat: number;
  card: string;
}

/** A trick: its plays in order, the seat that is winning (-1 before the lead) and the points of */
export interface TrickShape {
  leader: number;
  plays: PlayShape[];
  winner: number;
  points: number;
}

/** A scored deal with every number a score sheet explains; per side, see */
export interface ScoreShape {
  contract: string;
  height: string | null;
  taker: number;
  multiplier: number;
  result: "made" | "failed" | "hang" | "renonce" | "stopped";
  cards: number[];
  last: number[];
  capot: number[];
  declarations: number[];
  belote: number[];
  totals: number[];
  award: number[];
  in_play: number;
  from_hung: number[];
  written: number[];
  hanging: number;
  offender: number;
  story: string[];
}

/** A duty or a refusal: the code of a sentence, and the cards and suit it is about. */
export interface WhyShape {
  code: string;
  led: string | null;
  card: string | null;
}

/** What may be announced: every allowed set of items, the one proposed, and the suits in which */
export interface AnnounceShape {
  sets: ItemShape[][];
  proposal: ItemShape[];
  belotes: string[];
}

/** A card of the hand while it is the seat's turn to play. */
export interface CardShape {
  card: string;
  legal: boolean;
  allowed: boolean;
  belote: boolean;
  why: WhyShape | null;
}

/** Cut the pack: lift ``low`` to ``high`` cards, or tap it where that is allowed. */
export interface CutPrompt {
  low: number;
  high: number;
  tap: boolean;
  kind: "cut";
}

/** Choose how to deal; each pattern is the cards of its packets. */
export interface PacketsPrompt {
  patterns: number[][];
  kind: "packets";
}

/** Speak in the auction; ``forced`` if passing is not allowed. ``early``: it is the turn of */
export interface CallPrompt {
  calls: string[];
  forced: boolean;
  early: boolean;
  kind: "call";
}

/** Swap the seven for the turned card, or not; ``possible`` is false for everybody without */
export interface SwapPrompt {
  possible: boolean;
  seven: string;
  turned: string;
  closes: number | null;
  kind: "swap";
}

/** Put ``count`` cards away. */
export interface DiscardPrompt {
  count: number;
  kind: "discard";
}

/** Announce before the first trick. ``closes`` is when the window closes (milliseconds), None */
export interface AnnouncePrompt {
  announce: AnnounceShape;
  closes: number | null;
  kind: "announce";
}

/** Play a card. ``duty`` says what the law asks now; ``announce`` is there with the first card */
export interface PlayPrompt {
  cards: CardShape[];
  duty: WhyShape;
  announce: AnnounceShape | null;
  claims: string[];
  kind: "play";
}

/** Not on turn, or the tricks are over: a renonce may be claimed, and the tricks accepted. */
export interface ClaimPrompt {
  claims: string[];
  accept: boolean;
  kind: "claim";
}

/** Ready for the next deal, or after the match for a rematch. */
export interface NextPrompt {
  rematch: boolean;
  kind: "next";
}

/** A seat asks the others: to take back its last decision, or to be given the remaining tricks. */
export interface AskedShape {
  kind: "undo" | "rest";
  seat: number;
  yes: number[];
}

/** A table as one seat sees it: everything a client draws, and nothing it may not know. */
export interface ViewShape {
  rules: string;
  variant: string;
  theme: "cards" | "beloz" | "bela";
  players: number;
  sides: number;
  rotation: "ccw" | "cw";
  target: number;
  renonce: boolean;
  seq_order: "natural" | "strength";
  order: string;
  packets: number[];
  talon: number;
  seat: number;
  seats: SeatShape[];
  phase: string;
  turn: number;
  dealer: number;
  deal: number;
  match: number;
  totals: number[];
  hung: number;
  draws: PlayShape[][];
  hand: string[];
  away: string[];
  turned: string | null;
  calls: CallShape[];
  bid: string | null;
  height: string | null;
  contract: string | null;
  taker: number;
  multiplier: number;
  swapped: number;
  heard: (number[] | null)[];
  belotes: BeloteShape[];
  contest: ContestShape | null;
  trick: TrickShape | null;
  last_trick: TrickShape | null;
  history: TrickShape[];
  tricks: number[];
  points: number[];
  scores: ScoreShape[];
  winner: number;
  ending: string;
  ends: string[];
  eight: number;
  prompt: CutPrompt | PacketsPrompt | CallPrompt | SwapPrompt | DiscardPrompt | AnnouncePrompt | PlayPrompt | ClaimPrompt | NextPrompt | null;
  takeback: boolean;
  undo: boolean;
  rest: boolean;
  asked: AskedShape | null;
  paused: boolean;
}

/** Thinking time in seconds: so much a move, and a bank for when that is not enough. */
export interface ClockShape {
  move: number;
  bank: number;
}

/** Somebody in the room. ``id`` counts from 0 and is never given twice; ``seat`` is -1 for who */
export interface MemberShape {
  id: number;
  name: string;
  seat: number;
  agreed: boolean;
  bot: boolean;
  presence: "online" | "away" | "gone";
}

/** An option that was changed since everybody agreed last, with its values as text. */
export interface ChangeShape {
  option: string;
  before: string;
  after: string;
}

/** A member asks for the seat of somebody who is missing. */
export interface SeatAskShape {
  member: number;
  seat: number;
}

/** A room. ``host`` is a member; ``seats`` is who holds each seat (a member, -1 a bot alone), */
export interface RoomShape {
  code: string;
  host: number;
  locked: boolean;
  watch: boolean;
  chat: boolean;
  stage: "room" | "match" | "over";
  rules: string;
  variant: string;
  players: number;
  clock: ClockShape | null;
  seats: number[];
  bots: string[];
  botnames: string[];
  members: MemberShape[];
  changes: ChangeShape[];
  asks: SeatAskShape[];
  next: number[];
  may_start: boolean;
  paused: boolean;
  handed: number[];
  hung: number;
}

/** Somebody who brings chance to a deal: their commitment, and whether the value has come. */
export interface ParticipantShape {
  seat: number;
  commitment: string;
  revealed: boolean;
}

/** The deals of this match: the server's commitment, everybody's, and the deal being made. */
export interface FairShape {
  match: string;
  head: string;
  deal: number;
  called: boolean;
  deadline: number | null;
  participants: ParticipantShape[];
  commitments: string[];
  dropped: number[];
  shown: number;
}

/** How far a client got: the epoch of the table's owner and its own last number. */
export interface Since {
  epoch: number;
  seq: number;
}

/** The first frame of a connection: which table, whose token, and where it left off. */
export interface Hello {
  v: number;
  table: string;
  token: string;
  since: Since | null;
  t: "hello";
}

/** A command: ``id`` is the connection's random nonce and a counter, ``base`` the client's last */
export interface Cmd {
  id: string;
  base: number;
  a: string;
  d: Record<string, unknown>;
  t: "cmd";
}

/** Are you there? ``l`` is the lag the client measured last, in milliseconds. */
export interface Ping {
  l: number;
  t: "ping";
}

/** Something happened that this seat may know. ``seq`` counts per seat; ``e`` names the event */
export interface Ev {
  seq: number;
  at: number;
  e: string;
  d: Record<string, unknown>;
  t: "ev";
}

/** The table as this seat sees it after number ``seq``; follows the last event of a step. */
export interface View {
  seq: number;
  d: ViewShape;
  t: "view";
}

/** The answer to hello: the events since then, or (``full``) just the view, if the client's */
export interface Welcome {
  v: number;
  epoch: number;
  seq: number;
  seat: number;
  now: number;
  build: string;
  full: boolean;
  events: Ev[];
  view: ViewShape;
  me: number;
  t: "welcome";
}

/** The command is stored and carried out; ``seq`` is the client's number after it. */
export interface Ack {
  id: string;
  seq: number;
  t: "ack";
}

/** The command was refused and nothing happened: the code of a sentence, the law behind it, and */
export interface Nak {
  id: string;
  code: string;
  rule: string;
  legal: string[];
  seq: number;
  t: "nak";
}

/** The server's time in milliseconds. */
export interface Pong {
  now: number;
  t: "pong";
}

/** The connection ends: ``moved`` (a newer one took the seat), ``restart``, ``gone``, */
export interface Bye {
  code: string;
  t: "bye";
}

/** Who is there, seat by seat: after welcome and on change. Has no number and is in no log. */
export interface Presence {
  seats: ("online" | "away" | "gone")[];
  bots: (number | null)[];
  t: "presence";
}

/** Who is in the room and what was agreed: after welcome and on change, without a number. */
export interface Room {
  d: RoomShape;
  t: "room";
}

/** How the deals of this match are made checkable (docs/fairness.md): after welcome and on */
export interface Fair {
  d: FairShape;
  t: "fair";
}

/** Somebody says a phrase (its code, for everybody to read in their own language) or a text. */
export interface Said {
  member: number;
  seat: number;
  name: string;
  phrase: string;
  text: string;
  at: number;
  old: boolean;
  t: "said";
}

/** Where a clock runs: whose turn it is (-1: nobody's), when their time for the move ends and */
export interface Clock {
  turn: number;
  move: number | null;
  over: number | null;
  banks: number[];
  t: "clock";
}

/** What a seat announced before the first trick, with the cards. */
export interface SaidShape {
  seat: number;
  items: ItemShape[];
  belotes: string[];
}

/** A card as it was played: the word and the declarations that went with it, who is winning the */
export interface PlayedShape {
  seat: number;
  card: string;
  word: "none" | "belote" | "rebelote";
  items: ItemShape[];
  belotes: string[];
  winner: number;
  points: number;
}

/** How a deal ended before its last trick: a claimed renonce. */
export interface ClaimedShape {
  seat: number;
  card: string;
  right: boolean;
}

/** A deal that is over. ``end`` is the table as it rested then, with names, calls, tricks and */
export interface ReplayShape {
  match: number;
  deal: number;
  dealer: number;
  cut: number;
  dealt: string[][];
  talons: string[][];
  offered: string | null;
  hands: string[][];
  away: string[];
  said: SaidShape[];
  plays: PlayedShape[];
  contest: number;
  claimed: ClaimedShape | null;
  rest: number;
  before: number[];
  hung: number;
  score: ScoreShape | null;
  end: ViewShape;
}

/** A deal in the list of a match. ``score`` is its place among the written ones, -1 for one that */
export interface DealShape {
  deal: number;
  score: number;
  contract: string | null;
  taker: number;
  written: number[];
  totals: number[];
}

/** The deals of a match that may be looked at, in order; ``matches`` is how many the table has */
export interface MatchShape {
  match: number;
  matches: number;
  over: boolean;
  rules: string;
  variant: string;
  seat: number;
  names: string[];
  deals: DealShape[];
}

export type Prompt = CutPrompt | PacketsPrompt | CallPrompt | SwapPrompt | DiscardPrompt | AnnouncePrompt | PlayPrompt | ClaimPrompt | NextPrompt;

export type ClientFrame = Hello | Cmd | Ping;

export type ServerFrame = Welcome | Ev | View | Ack | Nak | Pong | Presence | Room | Fair | Said | Clock | Bye;
