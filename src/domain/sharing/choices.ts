/** What a sender chooses. */
export const shareKinds = [
  'references',
  'parties',
  'money',
  'holds',
  'exceptions',
  'documents',
  'map',
] as const;
/** What can be chosen where there is no map. */
export const withoutMap = shareKinds.filter((kind) => kind !== 'map');
export type ShareKind = (typeof shareKinds)[number];

/** What goes into what is shared. */
export type ShareChoices = Readonly<Record<ShareKind, boolean>>;

/** What could embarrass is off until somebody chooses it. */
export const usualChoices: ShareChoices = {
  references: true,
  parties: false,
  money: false,
  holds: false,
  exceptions: false,
  documents: false,
  map: false,
};
