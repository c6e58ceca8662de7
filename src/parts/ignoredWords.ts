import { quoted } from '#/domain/list/ignoredSettings.ts';

const mostNamed = 3;

/** Which of the kinds that the address asks for there are none of, in a sentence; none where all are known. */
export function unknownKinds(asked: readonly string[] | undefined, known: readonly string[]): string[] {
  const unknown = (asked ?? []).filter((kind) => !known.includes(kind));
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, mostNamed).map(quoted).join(', ');
  const more = unknown.length > mostNamed ? ` and ${unknown.length - mostNamed} more` : '';
  const kinds = unknown.length === 1 ? 'kind' : 'kinds';
  return [`This address asked for the ${kinds} ${named}${more}, which this version does not have; left out.`];
}

/** The sentence about a part of the address that has only one word, and another one; none where it says that or nothing. */
export function unknownWord(key: string, written: string | undefined, only: string): string[] {
  if (written === undefined || written === only) return [];
  return [
    `This address asked for “${key}” with ${quoted(written)}, and only “${only}” is understood; it was left out.`,
  ];
}
