// What this server does with people's data: what it says itself, or said the last time.
import { api } from "../lib/api";
import { storage } from "../lib/storage";

export interface Facts {
  contact: string;
  updated: string;
  database: "sqlite" | "postgresql";
  session_days: number;
  pad_days: number;
  link_minutes: number;
  sayings: number;
}

const NOTE = "privacy";

/** The facts, and whether they are of now; null where the server never told any. */
export async function facts(): Promise<{ facts: Facts; fresh: boolean } | null> {
  try {
    const told = await api.seen<Facts>("/api/privacy");
    await storage.put("notes", NOTE, told);
    return { facts: told, fresh: true };
  } catch {
    const known = await storage.get<Facts>("notes", NOTE);
    return known ? { facts: known, fresh: false } : null;
  }
}
