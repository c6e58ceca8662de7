import type { DroppedPart } from './fleetSearch.ts';

/** What an address asked for and this version cannot read, as a sentence. */
export function droppedWords({ key, text }: DroppedPart): string {
  const quoted = `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
  const leftOut = 'that this version does not have; it was left out.';
  switch (key) {
    case 'columns':
      return `This address asked for a column ${quoted} ${leftOut}`;
    case 'width':
      return `This address asked for a column width ${quoted} that is no number of pixels; the usual one is shown.`;
    case 'sort':
      return `This address asked for the order ${quoted} ${leftOut}`;
    case 'group':
      return `This address asked for groups by ${quoted} ${leftOut}`;
    case 'by':
      return `This address asked for a list by ${quoted} ${leftOut}`;
    case 'tracking':
      return `This address asked for the tracking state ${quoted} ${leftOut}`;
    case 'arrival':
      return `This address asked for the arrival state ${quoted} ${leftOut}`;
    case 'from':
    case 'to':
      return `This address asked for arrivals ${key === 'from' ? 'from' : 'until'} ${quoted}, which is no day; it was left out. A day is written like 2026-08-12, today or +7d.`;
  }
}
