import { capitalized } from '#/language/capitalized.ts';
import { inSentence } from '#/language/inSentence.ts';
import { comma } from '#/language/punctuation.ts';

export const asOf = 'As of ';
/** Empty where the sender gives no name. */
export const sentBy = (sender: string): string => (sender === '' ? '' : `, sent by ${sender}`);
export const notLive = 'This is a snapshot. It does not update.';
export const noteFrom = (sender: string): string => (sender === '' ? 'Note' : `Note from ${sender}`);
export const journey = 'Journey';
export const timeline = 'Timeline';
export const facts = 'Facts';
export const documents = 'Documents';
export const when = 'When';
export const event = 'Event';
export const where = 'Where';
export const noTime = 'Time not reported';
export const states = { actual: '', estimated: 'estimated', overdue: 'overdue', now: '' } as const;
export const notIncluded = (kinds: readonly string[]): string =>
  `Not included: ${kinds.map(inSentence).join(comma)}.`;
export const madeWith = 'Made with Landfall.';
export const fileTitle = (title: string, moment: string): string => `${title}, as of ${moment}`;

export const status = 'Status';
export const tableHeadings = ['Container', 'As of', 'Part', 'What', 'Value', 'Place'] as const;
export const eta = 'ETA';
export const ata = 'ATA';
export const appointment = 'Pickup appointment';
export const lastFreeDay = 'Last free day';

export const map = 'Map';
export const lines = {
  past: 'solid: past track',
  projected: 'dashed: projected route',
  indicative: 'dotted: shortest route, not reported',
  rail: 'dashes and dots: rail, straight line',
} as const;
export const vesselMark = 'large dot: vessel';
export const legend = (parts: readonly string[]): string => {
  return `${capitalized(parts.join('; '))}.`;
};
