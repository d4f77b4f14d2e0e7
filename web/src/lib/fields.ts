// The fields of events, as far as the screen asks for them. Which of them are there depends on the
// event: docs/protocol.md and belot.record.codec say which.

/** A declaration as events carry it: points, kind, cards parted by blanks. */
export type ItemRow = [number, string, string];

export interface Fields {
  seat: number;
  number: number;
  dealer: number;
  draws?: [number, string][][];
  at: number;
  call: string;
  card: string;
  turned?: string | null;
  word?: string;
  items?: ItemRow[];
  belote?: number;
  belotes?: number[];
  contest: { points: number[]; counted: ItemRow[][] };
  points: number;
  right: boolean;
  suit: string;
  name: string;
  kind: string;
  absent?: boolean;
  member: number;
  proved: boolean;
  yes: boolean;
}
