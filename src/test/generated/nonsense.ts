/** What no screen and no file may ever say: a value that a program failed to put into words. */
export const nonsense = /\bundefined\b|\bNaN\b|Invalid Date|\[object |\[native code\]|function \w*\(/;

/** The first text of nonsense and the first number that is none, anywhere in a value; null where all makes sense. */
export function findNonsense(value: unknown, seen = new Set<unknown>()): string | null {
  if (typeof value === 'string') return nonsense.test(value) ? value.slice(0, 200) : null;
  if (typeof value === 'number') return Number.isNaN(value) ? 'NaN' : null;
  if (typeof value !== 'object' || value === null || seen.has(value)) return null;
  seen.add(value);
  const parts =
    value instanceof Map || value instanceof Set ? [...value.entries()].flat() : Object.values(value);
  for (const part of parts) {
    const found = findNonsense(part, seen);
    if (found !== null) return found;
  }
  return null;
}
