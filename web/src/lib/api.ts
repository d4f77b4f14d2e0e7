// Plain requests: who I am, which games there are, my tables, rooms of friends. What is about a table
// on this device, and what needs no server, is answered by the Python of this browser.
import type { Games as Presets } from "./answers";
import { answered, ApiError } from "./errors";
import { instead, isHere, python } from "./here";
import { first } from "./later";

export interface Session {
  token: string;
  id: string;
  name: string;
}

export type { Default, Option, Preset, Games as Presets } from "./answers";

export interface SeatChoice {
  kind: "person" | "bot";
  name: string;
  bot: string;
}

export interface Running {
  table: string;
  rules: string;
  variant: string;
  totals: number[];
  seat: number;
  over: boolean;
  seats: string[];
  /** Which deal of which match of the table this is, from 1; 0 where there is none. */
  deal: number;
  match: number;
  /** The code of a room; null for a table with bots. */
  code: string | null;
  /** When something happened there, in milliseconds since 1970. */
  last: number;
}

/** A room as it is seen from outside. */
export interface Preview {
  table: string;
  rules: string;
  variant: string;
  host: string;
  players: number;
  seated: number;
  locked: boolean;
  stage: "room" | "match" | "over";
  /** Whether one is in it already. */
  member: boolean;
}

/** A code by which another browser becomes this person, once. `expires` in milliseconds. */
export interface DeviceLink {
  code: string;
  expires: number;
}

export { ApiError };

const PLACE = "belot.session";

let session: Promise<Session> | null = null;

const request = <T>(method: string, path: string, body?: unknown, token = ""): Promise<T> => first(sent<T>(method, path, body, token));

async function sent<T>(method: string, path: string, body: unknown, token: string): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answered<T>(answer);
}

function kept(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null") as Session | null;
  } catch {
    return null;
  }
}

/** What lets a newcomer in where newcomers need it: the invitation in the address, or the code of
 * the room that one is on the way to. */
export function ticket(address: { search: string; hash: string }): string {
  const room = /^#\/room\/([A-Za-z0-9-]+)/.exec(address.hash)?.[1];
  return new URLSearchParams(address.search).get("invite") ?? room ?? "";
}

/** This browser's session; the first call asks for one. */
export function me(name = ""): Promise<Session> {
  const known = kept();
  if (known) return Promise.resolve(known);
  session ??= request<Session>("POST", "/api/session", { name, invite: ticket(location) }).then(
    (fresh) => keep(fresh),
    (error: unknown) => {
      session = null; // ask again next time
      throw error;
    },
  );
  return session;
}

function keep(fresh: Session): Session {
  localStorage.setItem(PLACE, JSON.stringify(fresh));
  session = Promise.resolve(fresh);
  return fresh;
}

/** A request about a table on this device: what is asked of it, and how. */
function local(path: string): { table: string; what: string; query: Record<string, string> } | null {
  const { pathname, searchParams } = new URL(path, location.origin);
  const [, table = "", what = ""] = /^\/api\/tables\/([^/]+)\/(\w+)$/.exec(pathname) ?? [];
  return isHere(table) ? { table, what, query: Object.fromEntries(searchParams) } : null;
}

function here<T>(at: NonNullable<ReturnType<typeof local>>, body?: unknown): Promise<T> {
  const { table, what } = at;
  if (what !== "again") return python((engine) => engine.errand({ do: "look", ...at }));
  const { match, deal } = body as { match: number; deal: number };
  return python((engine) => engine.errand({ do: "again", table, match, deal, name: "" }));
}

async function mine<T>(method: string, path: string, body?: unknown): Promise<T> {
  const at = local(path);
  if (at) return here<T>(at, body);
  try {
    return await request<T>(method, path, body, (await me()).token);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "token")) throw error;
    localStorage.removeItem(PLACE); // a server with another store: start afresh
    session = null;
    return request<T>(method, path, body, (await me()).token);
  }
}

/** A text of the server's, with one's session where it asks for one. */
async function text(path: string): Promise<string> {
  const at = local(path);
  if (at) return here<string>(at);
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${(await me()).token}` } });
  if (!answer.ok) throw new ApiError(String(answer.status));
  return answer.text();
}

let games: Promise<Presets> | null = null;

export const api = {
  presets: (): Promise<Presets> =>
    (games ??= request<Presets>("GET", "/api/presets").catch(instead((engine) => engine.ask("rules", "games", {})))),
  rules: (variant: string, options: Record<string, string>): Promise<{ name: string; idle: string[] }> =>
    mine<{ name: string; idle: string[] }>("POST", "/api/rules", { variant, options }).catch(
      instead((engine) => engine.ask("rules", "name", { variant, options })),
    ),
  /** `head`: what this browser commits to for the deals, so that the first one can be checked too. */
  open: (rules: string, seats: SeatChoice[], seat: number, head: string): Promise<{ table: string }> =>
    mine("POST", "/api/tables", { rules, seats, seat, head }),
  tables: (): Promise<Running[]> => mine("GET", "/api/tables"),
  leave: (table: string): Promise<unknown> => mine("DELETE", `/api/tables/${table}`),
  get: <T>(path: string): Promise<T> => mine("GET", path),
  post: <T>(path: string, body: unknown): Promise<T> => mine("POST", path, body),
  /** What anybody may see. */
  seen: <T>(path: string): Promise<T> => request("GET", path),
  text,
  room: (code: string): Promise<Preview> => mine("GET", `/api/rooms/${encodeURIComponent(code)}`),
  host: (rules: string, name: string, bots: string[]): Promise<{ table: string; code: string }> =>
    mine("POST", "/api/rooms", { rules, name, bots }),
  join: (code: string, name: string): Promise<{ table: string }> =>
    mine("POST", `/api/rooms/${encodeURIComponent(code)}/join`, { name }),
  link: (): Promise<DeviceLink> => mine("POST", "/api/session/link"),
  /** From now on this browser is the person who made the code. */
  claim: (code: string): Promise<Session> => request<Session>("POST", "/api/session/claim", { code }).then(keep),
};
