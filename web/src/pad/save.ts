// A pad as a file: text, table, JSON from the score book; the picture is drawn here.
import type { PadFile, PadOp, PadSheet } from "../lib/answers";
import { ask } from "../lib/engine";
import type { PadVoice } from "./voice";

export type Form = "text" | "csv" | "json";

/** Offer something to be saved, under a name. */
export function offer(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const anchor = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function save(ops: readonly PadOp[], form: Form): Promise<void> {
  const file = await ask<PadFile>("pad", "export", { ops, form });
  offer(file.name, new Blob([file.text], { type: `${file.type};charset=utf-8` }));
}

const SCALE = 2;
const WIDE = 540;
const EDGE = 28;
const ROW = 34;
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const LIGHT = { paper: "#fffdf8", ink: "#1d2a2a", soft: "#4c5a57", line: "#cfc3a8" };

/** The sheet on paper, as a PNG. */
export function picture(voice: PadVoice, sheet: PadSheet, title: string): Promise<Blob | null> {
  const rounds = sheet.rounds.filter(({ state }) => state !== "open");
  const high = EDGE * 2 + 150 + rounds.length * ROW + 60;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE * SCALE, height: high * SCALE });
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = LIGHT.paper;
  pen.fillRect(0, 0, WIDE, high);
  pen.textBaseline = "alphabetic";

  const first = 150;
  const wide = (WIDE - EDGE * 2 - first) / sheet.sides.length;
  const right = (side: number): number => EDGE + first + (side + 1) * wide - 8;
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign, ink = LIGHT.ink): void => {
    pen.font = `${font} ${FONT}`;
    pen.textAlign = align;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, align === "right" ? wide - 8 : WIDE - EDGE * 2);
  };
  const rule = (y: number, thick: number, ink: string): void => {
    pen.fillStyle = ink;
    pen.fillRect(EDGE, y, WIDE - EDGE * 2, thick);
  };

  write(title, EDGE, EDGE + 24, "700 24px", "left");
  write(new Date().toLocaleDateString(document.documentElement.lang), WIDE - EDGE, EDGE + 24, "400 15px", "right", LIGHT.soft);
  let y = EDGE + 66;
  for (const side of voice.sides) write(voice.side(side), right(side), y, "600 17px", "right");
  y += 12;
  rule(y, 2, LIGHT.ink);
  for (const round of rounds) {
    y += ROW;
    const contract = voice.called(round.entry);
    const what = round.number ? `${round.number}  ${round.state === "passed" ? voice.say("pad-screen-passed") : contract}` : voice.say("pad-screen-penalty-short");
    write(what, EDGE, y - 9, "400 16px", "left", LIGHT.soft);
    for (const side of voice.sides) write(String(round.written[side] ?? ""), right(side), y - 9, "400 18px", "right");
    rule(y, 1, LIGHT.line);
  }
  y += 8;
  rule(y, 2, LIGHT.ink);
  y += 44;
  write(voice.say("client-total"), EDGE, y, "600 18px", "left");
  for (const side of voice.sides) write(String(sheet.totals[side] ?? 0), right(side), y, "700 32px", "right");
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
