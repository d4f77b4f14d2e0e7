// The people at a table and around it: who they are, what they say, whose clock runs. A table against
// bots has nobody of them.
import type { Clock, Fair, FairShape, Room, RoomShape, Said } from "../lib/protocol";
import { play } from "../lib/sound";
import { hosts, news, NOBODY, type News } from "./model";
import { muted } from "./mute.svelte";
import { words } from "./phrases";

export type Frame = Room | Fair | Said | Clock;

const KEPT = 100;
const HEARD = 4_500; // how long a bubble stands, in milliseconds

export class Company {
  room: RoomShape | null = $state.raw(null);
  fair: FairShape | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  /** One's own number among the members, -1 for none. */
  me = $state(NOBODY);
  /** Everything that was said, the newest last. */
  said: Said[] = $state.raw([]);
  /** What is in the air: the last words of each seat, and at -1 of those without one. */
  speech: Record<number, Said> = $state.raw({});
  /** Whether something was said while nobody was reading. */
  unread = $state(false);
  reading = $state(false);

  #skew = 0;
  #tell: (news: News) => void;

  constructor(tell: (news: News) => void) {
    this.#tell = tell;
  }

  host = $derived(this.room !== null && hosts(this.room, this.me));

  /** The server's time in milliseconds. */
  now = (): number => Date.now() + this.#skew;

  welcome(me: number, now: number): void {
    this.me = me;
    this.#skew = now - Date.now();
    this.said = []; // the last of it is sent again
  }

  take(frame: Frame): void {
    if (frame.t === "room") this.#picture(frame.d);
    else if (frame.t === "fair") this.fair = frame.d;
    else if (frame.t === "clock") this.clock = frame;
    else this.#hear(frame);
  }

  #picture(room: RoomShape): void {
    const told = news(this.room, room, this.me);
    this.room = room;
    told.forEach(this.#tell);
  }

  #hear(said: Said): void {
    this.said = [...this.said, said].slice(-KEPT);
    if (said.old || this.silent(said)) return;
    this.#tell({ key: "client-said", names: { player: said.name, text: words(said) } });
    this.speech = { ...this.speech, [said.seat]: said };
    setTimeout(() => this.#fade(said), HEARD);
    if (said.member === this.me || this.reading) return;
    this.unread = true;
    play("card");
  }

  #fade(said: Said): void {
    if (this.speech[said.seat] !== said) return;
    const { [said.seat]: _, ...rest } = this.speech;
    this.speech = rest;
  }

  /** Whether one does not want to hear this. */
  silent = (said: Said): boolean => muted(this.room?.code ?? "", said.member);

  /** Somebody reads what was said, until `false`. */
  read(on: boolean): void {
    this.reading = on;
    this.unread = false;
  }
}
