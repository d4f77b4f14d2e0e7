// A room as the screen asks about it: who sits where, who has to agree, what has changed.
import type { MemberShape, RoomShape, SeatShape } from "../lib/protocol";

export const NOBODY = -1;

export const memberOf = (room: RoomShape, id: number): MemberShape | undefined =>
  room.members.find((member) => member.id === id);

export const nameOf = (room: RoomShape, id: number): string => memberOf(room, id)?.name ?? "";

export const hosts = (room: RoomShape, me: number): boolean => me !== NOBODY && room.host === me;

/** Who is in the room without a seat. */
export const onlookers = (room: RoomShape): MemberShape[] =>
  room.members.filter((member) => !room.seats.includes(member.id));

/** Seated people who have not agreed to what is to be played. */
export const owing = (room: RoomShape): MemberShape[] =>
  room.members.filter((member) => !member.agreed && !member.bot && room.seats.includes(member.id));

/** Whether several people sit here. Programs have said that they are some. */
export const company = (room: RoomShape): boolean =>
  room.members.filter((member) => !member.bot && room.seats.includes(member.id)).length > 1;

/** How the tricks are put together so that remembering them is of no use. */
export const SECRET = { gather: "secret" } as const;

/** Whether the tricks tell of the next deal: the pack is only cut, and gathered in an order that all see. */
export function remembered(standard: Record<string, string>, changed: Record<string, string>): boolean {
  const rules = { ...standard, ...changed };
  return rules["shuffle"] === "first_deal_only" && rules["gather"] !== SECRET.gather;
}

/** Who plays a seat: a person, a bot alone, or a bot that stands in for somebody who is missing. */
export function playedBy(room: RoomShape, seat: number, shape: SeatShape | undefined): "person" | "bot" | "standin" {
  const holder = room.seats[seat] ?? NOBODY;
  if (holder === NOBODY) return "bot";
  return shape?.kind === "bot" ? "standin" : "person";
}

/** Side against side, each in the order of its seats: who plays with whom. */
export function teams(names: readonly string[], sides: number): string[][] {
  return Array.from({ length: sides }, (_, side) => names.filter((_, seat) => seat % sides === side));
}

/** Who will sit on each seat of the next match, by name; null if nothing changes. */
export function nextNames(room: RoomShape): string[] | null {
  if (!room.next.length || room.next.join() === room.seats.join()) return null;
  return room.next.map((id, seat) => nameOf(room, id) || (room.botnames[seat] ?? ""));
}

/** A sentence to be said: its key and what stands in it. */
export interface News {
  key: string;
  names: Record<string, string>;
}

/** Whether people sit on each other's seats now: drawn, or swapped by the host. */
function mixed(before: RoomShape, after: RoomShape): boolean {
  const moved = after.members.filter(({ id, seat }) => {
    const old = memberOf(before, id)?.seat ?? NOBODY;
    return old !== NOBODY && seat !== NOBODY && old !== seat;
  });
  return moved.length > 1;
}

/** What happened between two pictures of a room, as far as people want to hear of it. */
export function news(before: RoomShape | null, after: RoomShape, me: number): News[] {
  if (!before) return [];
  const told: News[] = [];
  const add = (key: string, names: Record<string, string> = {}): void => void told.push({ key, names });
  for (const member of after.members) {
    const old = memberOf(before, member.id);
    if (!old && member.id !== me && member.seat === NOBODY) add("client-room-joined", { player: member.name });
    else if (old && old.name !== member.name) add("client-room-renamed", { player: old.name, name: member.name });
  }
  for (const member of before.members) {
    if (!memberOf(after, member.id)) add("client-room-parted", { player: member.name });
  }
  if (before.host !== after.host) {
    add(hosts(after, me) ? "client-room-host-you" : "client-room-host-is", { player: nameOf(after, after.host) });
  }
  for (const ask of after.asks) {
    const known = before.asks.some((old) => old.member === ask.member && old.seat === ask.seat);
    if (!known) add("client-room-asks", { player: nameOf(after, ask.member), name: seatName(after, ask.seat) });
  }
  if (mixed(before, after)) add("client-room-placed");
  if (before.rules !== after.rules) add("client-room-rules-changed");
  if (JSON.stringify(before.clock) !== JSON.stringify(after.clock)) add("client-room-clock-changed");
  if (before.locked !== after.locked) add(after.locked ? "client-room-now-locked" : "client-room-now-open");
  return told;
}

/** Whom a seat belongs to: its holder, or its bot. */
export const seatName = (room: RoomShape, seat: number): string =>
  nameOf(room, room.seats[seat] ?? NOBODY) || (room.botnames[seat] ?? "");
