// The same operation, as it was written and as it came back.

/** Whether two operations say the same, in whatever order. */
export function alike(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
