/** The parts of a team file. */
export const partLabels = {
  views: 'Saved views',
  thresholds: 'Thresholds of exceptions',
  templates: 'Templates',
  tariffs: 'Tariffs and calendars',
  contacts: 'Contacts',
} as const;
export type TeamPart = keyof typeof partLabels;

const entryLabels: Readonly<Record<TeamPart, string>> = {
  views: 'View',
  thresholds: 'Thresholds of exceptions',
  templates: 'Template',
  tariffs: 'Tariff',
  contacts: 'Contact',
};

/** What an entry is called among those of other parts. */
export const entryName = (part: TeamPart, name: string): string =>
  name === '' ? entryLabels[part] : `${entryLabels[part]}: ${name}`;

export const fileTooLarge = 'This file is larger than 11 MB. A team file is much smaller.';
export const notJson = 'This is not a team file: it cannot be read as JSON. It may be cut off.';
export const otherFile = 'This is not a team file from Landfall.';
export const inPart = (part: TeamPart, problem: string): string => `${partLabels[part]}: ${problem}`;
export const unreadView = (place: number): string => `View ${place} cannot be read.`;
export const tooManyViews = (most: number): string => `Only the first ${most} views are read.`;
export const unknownPart = (part: string): string =>
  `“${part.slice(0, 60)}” is not known to this version of Landfall and is left out.`;
