// One table's socket: hello, resume, commands that are answered once, and backing off. The page is
// never reloaded. See docs/protocol.md.
import type {
  Ack, Clock, Cmd, Ev, Fair, Nak, Room, Said, ServerFrame, Since, ViewShape, Welcome,
} from "./protocol";

export type Link = "connecting" | "online" | "offline" | "moved" | "kicked" | "gone";

export interface Handlers {
  /** Events of a step with the view after them; `late` if they are what was missed meanwhile. */
  step(events: Ev[], view: ViewShape, late: boolean): void;
  link(state: Link): void;
  /** Who is there, seat by seat, and when a bot stands in for whoever is not. */
  presence?(seats: readonly string[], bots: readonly (number | null)[]): void;
  /** Who one is among the members of a room (-1: none), and the server's time. */
  welcome?(me: number, now: number): void;
  /** What is told without a number: the room, its talk, its clock, how deals are made. */
  company?(frame: Room | Fair | Said | Clock): void;
}

/** The part of a WebSocket that a connection needs. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  /** A frame as text, or as the object it is where it needs no text. */
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** How a table is reached: over the network, unless it is on this device (lib/engine.ts). */
export interface Way {
  dial(): Socket;
  network: boolean;
}

const overNetwork: Way = {
  network: true,
  dial: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`) as unknown as Socket,
};

const OPEN = 1;
const VERSION = 1;
const GAP_WAIT = 500;
const PING_EVERY = 5_000;
const SILENCE = 9_000;
const BACKOFF = [250, 500, 1_000, 2_000, 4_000];

export type Answer = Ack | Nak;

export class Connection {
  #socket: Socket | null = null;
  #since: Since | null = null;
  #events: Ev[] = [];
  #sent = new Map<string, { frame: Cmd; answer: (a: Answer) => void }>();
  #nonce = Math.random().toString(36).slice(2, 12);
  #count = 0;
  #tries = 0;
  #timers: { gap?: number; again?: number; ping?: number } = {};
  #heard = 0;
  #asked = 0;
  #lag = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly token: string,
    readonly handlers: Handlers,
    readonly way: Way = overNetwork,
  ) {
    if (way.network) {
      addEventListener("online", this.#now);
      addEventListener("offline", this.#lost);
    }
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Ask the table for something. The answer comes even if the line breaks in between. */
  send(a: string, d: Record<string, unknown> = {}): Promise<Answer> {
    const id = `${this.#nonce}.${++this.#count}`;
    const frame: Cmd = { t: "cmd", id, base: this.#since?.seq ?? 0, a, d };
    return new Promise((answer) => {
      this.#sent.set(id, { frame, answer });
      this.#write(frame);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#now);
    this.#drop();
  }

  // --- the line ---

  #open(): void {
    const socket = this.way.dial();
    this.#socket = socket;
    this.#events = [];
    socket.onopen = () => {
      const { table, token } = this;
      socket.send(JSON.stringify({ t: "hello", v: VERSION, table, token, since: this.#since }));
      this.#heard = Date.now();
      this.#timers.ping = window.setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#read((typeof data === "string" ? JSON.parse(data) : data) as ServerFrame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timers.gap);
    clearTimeout(this.#timers.again);
    clearInterval(this.#timers.ping);
    this.#timers = {};
    socket?.close();
  }

  #lost = (): void => {
    if (this.#closed) return;
    this.#drop();
    this.handlers.link("offline");
    const wait = BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)] ?? 4_000;
    this.#timers.again = window.setTimeout(() => this.#open(), wait);
  };

  /** The network is back, or the page is looked at again: do not wait for the next try. */
  #now = (): void => {
    const open = this.#socket && this.#socket.readyState <= OPEN;
    if (this.#closed || open || document.hidden) return;
    this.#drop();
    this.#open();
  };

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) return this.#lost();
    this.#asked = Date.now();
    this.#write({ t: "ping", l: this.#lag });
  }

  #write(frame: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }

  // --- what comes ---

  #read(frame: ServerFrame): void {
    this.#heard = Date.now();
    switch (frame.t) {
      case "welcome":
        return this.#welcome(frame);
      case "ev":
        return this.#event(frame);
      case "view":
        return this.#view(frame.seq, frame.d);
      case "ack":
      case "nak":
        this.#sent.get(frame.id)?.answer(frame);
        this.#sent.delete(frame.id);
        return;
      case "pong":
        this.#lag = Date.now() - this.#asked;
        return;
      case "presence":
        return this.handlers.presence?.(frame.seats, frame.bots);
      case "room":
      case "fair":
      case "said":
      case "clock":
        return this.handlers.company?.(frame);
      case "bye":
        return this.#bye(frame.code);
    }
  }

  #welcome(frame: Welcome): void {
    this.#tries = 0;
    const known = this.#since?.seq ?? 0;
    const missed = frame.full && this.#since ? [] : frame.events.filter((event) => event.seq > known);
    this.#since = { epoch: frame.epoch, seq: frame.seq };
    this.handlers.link("online");
    this.handlers.welcome?.(frame.me, frame.now);
    this.handlers.step(missed, frame.view, true);
    for (const { frame: command } of this.#sent.values()) this.#write(command);
  }

  #event(event: Ev): void {
    if (!this.#since) return;
    const next = this.#since.seq + this.#events.length + 1;
    if (event.seq < next) return;
    if (event.seq > next) return this.#gap();
    this.#events.push(event);
  }

  #view(seq: number, view: ViewShape): void {
    if (!this.#since || seq < this.#since.seq) return;
    if (seq > this.#since.seq + this.#events.length) return this.#gap();
    const events = this.#events;
    this.#events = [];
    this.#since.seq = seq;
    this.handlers.step(events, view, false);
  }

  /** Something is missing: wait a little, then ask for everything since what is known. */
  #gap(): void {
    this.#timers.gap ??= window.setTimeout(() => {
      this.#drop();
      this.#open();
    }, GAP_WAIT);
  }

  #bye(code: string): void {
    if (code === "restart" || code === "slow") return; // the line closes, and we come back
    this.#closed = true;
    this.#drop();
    this.handlers.link(code === "moved" || code === "kicked" ? code : "gone");
  }

  /** Take the seat back from another window that took it. */
  retake(): void {
    this.#closed = false;
    this.#open();
  }
}
