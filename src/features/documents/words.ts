import type { DrawingFault, MissingPart } from '#/files/pdfJob.ts';
import { formatEither } from '#/language/formatEither.ts';
import { formatList } from '#/language/formatList.ts';
import { counted, plural } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';

export const title = 'Documents';
export const upload = 'Upload';
export const uploadHint = 'Drop files anywhere on this page, or choose them.';

export const size = 'Size';
export const columnTitles = ['Document', 'Status and type', 'Linked to', size, 'Uploaded'] as const;
export const facetTitles = { type: 'Type', status: 'Status', linked: 'Shipment' } as const;
export const typeNotKnown = 'Not known yet';
export const loading = 'Loading documents';

export const documentCount = (shown: number, filtered: boolean): string =>
  `${counted(shown, 'document')}${filtered ? ' of those loaded' : ''}`;
export const notAll = (loaded: number, total: number | null): string =>
  total === null
    ? `The newest ${loaded} are loaded. Filters look at those.`
    : `The newest ${loaded} of ${total} are loaded. Filters look at those.`;
export const loadMore = 'Load 100 more';
export const loadingMore = 'Loading more';

export const empty = {
  title: 'No documents yet',
  text: 'Drop a bill of lading, an arrival notice or an invoice here: its numbers lead to the shipment.',
};
export const noMatches = {
  title: 'No documents match these filters',
  clear: 'Clear filters',
};

export const notLinked = 'Not linked';
export const andMore = (count: number): string => `+${count}`;

export const detail = {
  loading: 'Loading document',
  back: 'Documents',
  missing: 'There is no such document',
  missingHint: 'It may have been deleted, or it belongs to another account.',
  rename: 'Rename',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  type: 'Type',
  asFound: 'As the service finds it',
  download: 'Download',
  more: 'More',
  reextract: 'Extract fields again',
  reclassify: 'Classify again',
  relink: 'Find links again',
  rotate: 'Rotate',
  remove: 'Delete',
} as const;

export const done = {
  renamed: (name: string) => `Renamed to “${name}”.`,
  typed: (label: string) => `Type is now “${label}”.`,
  linked: (number: string) => `Linked to ${number}.`,
  unlinked: (number: string) => `Unlinked from ${number}.`,
  reextract: 'The service extracts its fields again.',
  reclassify: 'The service classifies it again.',
  relink: 'The service looks for shipments again.',
  rotated: 'Turned by 90°.',
  undone: 'Undone.',
} as const;

export const removal = {
  title: 'Delete this document?',
  what: (name: string) => `“${name}” and what was read from it are deleted for everybody in the account.`,
  final: 'This cannot be undone. The file can be uploaded again.',
  confirm: 'Delete',
  cancel: 'Cancel',
} as const;

export const reading = {
  title: 'Fields found',
  processing: 'The service is reading this document. Its fields appear here.',
  none: 'The service found no fields in this document.',
  failed: 'Nothing could be read',
  unread: (count: number) =>
    count === 1
      ? '1 field could not be understood and is left out.'
      : `${count} fields could not be understood and are left out.`,
  keys: 'Up and down choose a field, A accepts it.',
  noPlace: 'Where it stands is not reported',
  onPage: (page: number) => `p. ${page}`,
  ofContainer: (label: string, container: string) => `${label} · ${container}`,
  inLine: (line: number) => `line ${line}`,
  eitherOf: (candidates: readonly string[]) =>
    candidates.length > 1
      ? `Can be read as ${formatEither(candidates)}.`
      : 'Can be read in more than one way.',
} as const;

export const accepting = {
  into: (kind: 'shipment' | 'container', number: string) =>
    kind === 'shipment' ? `Accept into shipment ${number}` : `Accept into container ${number}`,
  which: 'Shipment or container that takes the fields',
  asReference: 'Add to references',
  asField: (label: string) => `Set ${label}`,
  replaces: (present: string) => `replaces “${present}”`,
  isReference: 'In references',
  isField: (label: string) => `In ${label}`,
  notLinked: 'Link this document to a shipment to accept its fields.',
  noChoice: (label: string) =>
    `Not an option of ${label}. Add it in the settings, or choose another on the page of the shipment.`,
  failed: {
    record: 'The shipment could not be loaded, so nothing can be accepted.',
    choices: 'The options of a custom field could not be loaded, so it cannot be set. Reload the page.',
  },
} as const;

export const links = {
  title: 'Linked to',
  none: 'No shipment or container.',
  add: 'Link to a shipment',
  number: 'Bill of lading or container number',
  find: 'Link',
  finding: 'Looking it up',
  notFound: (number: string) => `The account tracks nothing with the number “${number}”.`,
  nearest: (number: string, matched: string) =>
    `The account tracks nothing with exactly the number “${number}”. The nearest is ${matched}.`,
  already: (number: string) => `It is linked to ${number} already.`,
  remove: (number: string) => `Unlink from ${number}`,
  unlink: 'Unlink',
  shipment: 'Shipment',
  container: 'Container',
} as const;

export const pages = {
  title: 'Pages',
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  loading: 'Loading the file',
  text: 'Text of the document',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  subject: (subject: string) => `Subject: ${subject}`,
  more: (count: number) =>
    `${count} more ${plural(count, 'page is', 'pages are')} not shown. Download the file to see ${plural(count, 'it', 'them')}.`,
  pageFailed: (page: number) =>
    `Page ${page} is damaged and could not be drawn. Download the file to try another program.`,
  incomplete: (page: number, parts: readonly MissingPart[]) =>
    `Page ${page} is shown without ${formatList(parts.map((part) => missingParts[part]))}. Download the file and open it in a PDF program to see the whole page.`,
  cut: 'Only the beginning of this text is shown. Download the file to read all of it.',
} as const;

/** What a page is drawn without, and why. */
const missingParts: Readonly<Record<MissingPart, string>> = {
  jpeg2000: 'its JPEG 2000 pictures, which browsers cannot decode',
  fax: 'its pictures in a fax format (JBIG2 or CCITT), which browsers cannot decode',
  picture: 'a picture that is damaged',
  font: 'text in a font that the file does not contain, often Chinese, Japanese or Korean',
};

/** Why a file is not shown, and what to do. */
export const drawingFaults: Readonly<Record<DrawingFault, string>> = {
  password: 'This PDF is protected by a password. Download it to open it with the password.',
  damaged:
    'The file is damaged or not what its name says, so it cannot be shown. Download it to try another program.',
  late: 'The file takes too long to draw, so drawing was stopped. Download it to try another program.',
  unsupported: 'Files of this kind cannot be shown here. Download it to open it.',
};

/** What a file of a kind that is taken and not drawn is called. */
export const tiffFault =
  'This is a TIFF picture, which browsers cannot draw. Download it and open it in a picture program, or upload it as a PDF or PNG.';

/** Of what a document says with what is tracked. */
export const comparing = {
  agrees: 'Agrees with tracking',
  differs: (tracked: string) => `Differs: tracked ${tracked}`,
  lastFreeDay: (days: readonly string[]) => `LFD ${days.join(comma)}`,
  eta: (day: string) => `POD ETA ${day}`,
  arrived: (day: string) => `POD ATA ${day}`,
  vessel: (name: string) => `POD vessel ${name}`,
  seal: (number: string) => `seal ${number}`,
  weight: (kilograms: string) => `weight ${kilograms} kg`,
} as const;

export const unread = (count: number): string => `${counted(count, 'document')} could not be read`;
