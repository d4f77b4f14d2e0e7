export const LANGUAGES = { en: "English", fr: "français", hr: "hrvatski", bg: "български" } as const;
export type Language = keyof typeof LANGUAGES;

// Neighbours who read one of our languages with ease.
const READS: Record<string, Language> = { sr: "hr", bs: "hr", sh: "hr", me: "hr", mk: "bg" };

/** The first language of a browser's list that we speak, or one that its speakers read. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_]/)[0] ?? "";
    if (language in LANGUAGES) return language as Language;
    const near = READS[language];
    if (near) return near;
  }
  return "en";
}
