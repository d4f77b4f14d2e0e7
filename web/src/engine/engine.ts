// The page's side of the worker: the same answers and the same frames as from the server.
import engine from "virtual:engine";
import python from "virtual:pyodide";
import { ApiError } from "../lib/errors";
import type { Socket } from "../lib/connection";
import type { Errand, FromWorker, ToWorker } from "./messages";

/** How long bots wait, in seconds: as on a server, and as there (`belot serve --pace`) it can be set. */
const pace = (): number => Number(localStorage.getItem("belot.pace") ?? "0.7");

interface Waiting {
  done(value: unknown): void;
  fail(error: unknown): void;
}

export class Engine {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #waiting = new Map<number, Waiting>();
  #lines = new Map<number, LocalSocket>();
  #count = 0;
  /** Fulfilled when Python runs. */
  readonly ready: Promise<unknown>;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#read(data);
    this.#worker.onerror = (event) => this.end(new Error(event.message));
    this.ready = this.#send((id) => ({ do: "start", id, python, engine, pace: pace() }));
  }

  ask(topic: string, question: string, data: object): Promise<unknown> {
    return this.errand({ do: "ask", topic, question, data });
  }

  errand<T>(errand: Errand): Promise<T> {
    return this.#send((id) => ({ ...errand, id })) as Promise<T>;
  }

  /** A line to a table of this device. */
  socket(): Socket {
    const line = ++this.#count;
    const socket = new LocalSocket((text) => {
      if (text === null) this.#lines.delete(line);
      this.#worker.postMessage({ do: "line", line, text } satisfies ToWorker);
    });
    this.#lines.set(line, socket);
    void this.ready.then(
      () => socket.opened(),
      () => socket.ended(),
    );
    return socket;
  }

  /** Whatever waits will not be answered. */
  end(error: unknown): void {
    this.#worker.terminate();
    for (const { fail } of this.#waiting.values()) fail(error);
    for (const socket of this.#lines.values()) socket.ended();
    this.#waiting.clear();
    this.#lines.clear();
  }

  #send(make: (id: number) => ToWorker): Promise<unknown> {
    const id = ++this.#count;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.postMessage(make(id));
    });
  }

  #read(message: FromWorker): void {
    if ("line" in message) {
      const socket = this.#lines.get(message.line);
      for (const frame of message.frames) socket?.take(frame);
      if (!message.closed) return;
      this.#lines.delete(message.line);
      socket?.ended();
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ("ok" in message) waiting?.done(message.ok);
    else waiting?.fail(new ApiError(message.code, message.names));
  }
}

/** A line to the worker, as a connection needs one. */
class LocalSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly write: (text: string | null) => void) {}

  send(text: string): void {
    this.write(text);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.write(null);
  }

  opened(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }

  take(data: object): void {
    if (this.readyState === 1) this.onmessage?.({ data });
  }

  ended(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}
