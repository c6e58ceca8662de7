import { ownEntry } from '#/domain/records/ownEntry.ts';

// docs/interface.md 3.1 names the first three; the others were seen on live services (docs/interface.md 5.3).
const words: Readonly<Record<string, string>> = {
  shipping_line: 'by the carrier',
  terminal: 'by the terminal',
  ais: 'by ship position (AIS)',
  rail: 'by the railroad',
  user_input: 'entered by a user',
};

/** Who reported an event, in words; a source we do not know as it came. */
export function sourceWords(source: string | null): string {
  if (source === null) return 'source not reported';
  return ownEntry(words, source) ?? `by ${source}`;
}
