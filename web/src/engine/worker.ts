// The worker with Python in it: answers errands, and is the server of the tables on this device.
import type { Errand, FromWorker, ToWorker } from "./messages";
import { start } from "./python";
import { Refused, Tables } from "./tables";

const post = (message: FromWorker): void => postMessage(message);

let tables: Promise<Tables> | null = null;

async function carryOut(errand: Errand): Promise<unknown> {
  const here = await tables!;
  switch (errand.do) {
    case "ask":
      return here.ask(errand);
    case "open":
      return here.open(errand);
    case "look":
      return here.look(errand);
    case "again":
      return here.again(errand);
  }
}

async function answer(id: number, work: Promise<unknown>): Promise<void> {
  try {
    post({ id, ok: await work });
  } catch (error) {
    if (!(error instanceof Refused)) console.warn(error);
    const refused = error instanceof Refused ? error : new Refused("internal", []);
    post({ id, code: refused.code, names: refused.names });
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === "line") void tables?.then((here) => here.frame(data.line, data.text));
  else if (data.do === "start") {
    tables = start(data.python, data.engine).then((python) => new Tables(python, data.pace, post));
    void answer(data.id, tables.then(() => true));
  } else void answer(data.id, carryOut(data));
};
