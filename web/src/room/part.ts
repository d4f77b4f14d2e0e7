// Leave a room without looking at it.
import { me } from "../lib/api";
import { Connection } from "../lib/connection";

const PATIENCE = 5_000; // a room that is gone does not answer

export async function part(table: string): Promise<void> {
  const { token } = await me();
  const line = new Connection(table, token, { step: () => undefined, link: () => undefined });
  await Promise.race([line.send("part"), new Promise((done) => setTimeout(done, PATIENCE))]);
  line.close();
}
