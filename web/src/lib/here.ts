// Tables on this device, and the server out of reach: as little of it as every screen needs. The rest
// (engine.ts) comes when it is wanted.
import type { Engine } from "../engine/engine";
import { parts } from "../parts";
import { ApiError } from "./errors";
import type { Way } from "./connection";
import { wanted } from "./later";

/** Whether a table is on this device. No id of the server has a dot. */
export const isHere = (table: string): boolean => table.startsWith("here.");

let way: Way | undefined;

/** What has to be there before a table can be reached. */
export async function before(table: string): Promise<void> {
  if (isHere(table)) way = (await wanted(parts.engine)).way;
}

/** How a table of this device is reached, once `before` is done; undefined for one of the server's. */
export const wayTo = (table: string): Way | undefined => (isHere(table) ? way : undefined);

/** Whether the server could not be asked at all: something else may answer. */
export function unreachable(error: unknown): boolean {
  if (error instanceof ApiError) return /^50[234]$/.test(error.code); // a proxy without a server
  return error instanceof TypeError || (error as Error)?.name === "TimeoutError";
}

/** Whether the server does not take so long a question; this device does. */
export const tooLong = (error: unknown): boolean => error instanceof ApiError && /^(too-large|413)$/.test(error.code);

/** Ask Python in this browser. */
export const python = async <T>(ask: (engine: Engine) => Promise<unknown>): Promise<T> =>
  (await ask(await (await wanted(parts.engine)).engine())) as T;

/** After `catch`: ask Python in this browser, if it was the server that could not be reached. */
export const instead =
  <T>(ask: (engine: Engine) => Promise<unknown>) =>
  (error: unknown): Promise<T> => {
    if (!unreachable(error)) throw error;
    return python<T>(ask);
  };
