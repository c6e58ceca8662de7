import type { IgnoredSetting } from './search.ts';

/** A word of an address as it was written, as far as anybody would read it. */
export function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

/** What an address asked for and this version cannot read, as a sentence. */
export function ignoredSettingWords({ key, text }: IgnoredSetting): string {
  const word = quoted(text);
  const leftOut = 'that this version does not have; it was left out.';
  switch (key) {
    case 'columns':
      return `This address asked for a column ${word} ${leftOut}`;
    case 'width':
      return `This address asked for a column width ${word} that is no number of pixels; the usual one is shown.`;
    case 'repeat':
      return `This address also asked for ${word}, of which only the first counts; it was left out.`;
    case 'sort':
      return `This address asked for the order ${word} ${leftOut}`;
    case 'group':
      return `This address asked for groups by ${word} ${leftOut}`;
    case 'by':
      return `This address asked for a list by ${word} ${leftOut}`;
    case 'tracking':
      return `This address asked for the tracking state ${word} ${leftOut}`;
    case 'arrival':
      return `This address asked for the arrival state ${word} ${leftOut}`;
    case 'changed':
      return `This address asked for “changed” with ${word}, and only “yes” is understood; it was left out.`;
    case 'from':
    case 'to':
      return `This address asked for arrivals ${key === 'from' ? 'from' : 'until'} ${word}, which is no day; it was left out. A day is written like 2026-08-12, today or +7d.`;
  }
}
