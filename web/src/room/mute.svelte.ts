// Whom one does not want to hear, kept in this browser by room and member.
const PLACE = "belot.muted";
const MOST = 200;

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return []; // storage is blocked or spoilt: everybody is heard
  }
}

let quiet: string[] = $state.raw(stored());

const entry = (code: string, member: number): string => `${code}:${member}`;

export const muted = (code: string, member: number): boolean => quiet.includes(entry(code, member));

export function mute(code: string, member: number, on: boolean): void {
  const others = quiet.filter((each) => each !== entry(code, member));
  quiet = on ? [...others, entry(code, member)].slice(-MOST) : others;
  try {
    localStorage.setItem(PLACE, JSON.stringify(quiet));
  } catch {
    // a private window: it holds until the window closes
  }
}
