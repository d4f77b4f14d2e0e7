// House rules in words, for a line of the sheet.
import { optionName, parsed, valueMeaning } from "../lib/rules";

/** What a rule set has changed: "Target: 701." */
export const changedRules = (rules: string): string =>
  Object.entries(parsed(rules).options)
    .map(([option, value]) => `${optionName(option)}: ${valueMeaning(option, value)}`)
    .join(" ");
