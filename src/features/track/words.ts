import type { ColumnUse } from '#/domain/tracking/pastedColumns.ts';
import type { LeftOut, LineStep, TrackLine } from '#/domain/tracking/tracking.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { counted, formatCount } from '#/language/plural.ts';
import { requestTypeLabels } from '#/wording/trackColumns.ts';

export const rowCount = (count: number): string => counted(count, 'row');
const numberCount = (count: number): string => counted(count, 'number');

export const pageTitle = 'Track';

export const box = {
  label: 'Container, bill of lading or booking numbers',
  placeholder: 'One number or many: paste a list, an e-mail or cells of a sheet, or drop a file here',
  hint: 'Text, CSV or Excel (.xlsx), up to 5,000 rows. Nothing is sent before you start it.',
  read: 'Check numbers',
  choose: 'Choose a file',
  file: 'File with numbers',
  clear: 'Clear the box',
  reading: (name: string): string => `Reading ${name}`,
  nothing: 'No number in it. Type or paste container, bill of lading or booking numbers.',
  full: 'The list is full: 5,000 rows. Finish it, then begin a new one.',
  busy: 'Another file is being read, or this page is still loading. Drop it again in a moment.',
  cut: 'There is more in it than is read: the rest is not in the list.',
} as const;

export const columns = {
  title: 'Check the columns',
  hint: 'What each column holds was recognized by its heading and content. Correct it where it is wrong.',
  heading: (at: number, text: string): string => (text === '' ? `Column ${at}` : text),
  use: (name: string): string => `What “${name}” holds`,
  above: 'Rows above the first number',
  add: (count: number): string => `Continue with ${rowCount(count)}`,
  noNumbers: 'No column has the numbers. Choose one.',
  beyond: (count: number): string => `${rowCount(count)} more than a list takes are not read.`,
  cancel: 'Cancel',
  example: 'Row',
} as const;

export const columnUseLabels: Readonly<Record<ColumnUse, string>> = {
  number: 'Number of any kind',
  bill_of_lading: requestTypeLabels.bill_of_lading,
  booking: requestTypeLabels.booking,
  container: requestTypeLabels.container,
  type: 'Kind of number',
  carrier: 'Carrier',
  references: 'References',
  tags: 'Tags',
  customer: 'Customer',
  nothing: 'Not used',
};

/** The steps as a list of rows is narrowed to them, in the order of what a person has to do. */
export const stepLabels: Readonly<Record<LineStep, string>> = {
  correct: 'To correct',
  answer: 'Carrier needed',
  refused: 'Refused',
  infer: 'Not checked yet',
  send: 'Ready',
  sending: 'Sending',
  lookUp: 'Being looked up',
  requested: 'Requested',
  tracked: 'Tracked',
  duplicate: 'Already tracked',
  leftOut: 'Left out',
};

export const all = 'All';
export const atLeast = (count: string): string => `${count}+`;
export const showSteps = 'Rows by state';
export const list = 'Rows to track';
export const noRows = 'No rows in this state';

export function describeLeftOut(why: LeftOut): string {
  switch (why.kind) {
    case 'repeat':
      return `Same number as row ${why.of}; its references are there`;
    case 'tracked':
      return 'This account tracks it already';
    case 'user':
      return 'Left out by you';
  }
}

export const lookUpReason = 'The answer was lost. Looked up before it may be sent again';
export const answerReason = 'Select the carrier';
export const typeReason = 'Number type not recognized';
export const openShipment = 'Open';
export const detectLater = 'Found out by the service';
export const unknownCarrier = 'not known yet';
export const unknownType = 'kind not known yet';

export const columnLabels = {
  number: 'Number',
  carrier: 'Carrier',
  labels: 'References, tags',
  state: 'State',
} as const;

export const rowName = ({ position, number }: Pick<TrackLine, 'position' | 'number'>): string =>
  `row ${position}${number === '' ? '' : ` ${number}`}`;

export const editor = {
  title: ({ position }: TrackLine): string => `Row ${position}`,
  number: 'Number',
  type: 'Kind of number',
  chooseType: 'Choose',
  carrier: 'Carrier',
  candidates: 'Carriers that the number may be of',
  confidence: (share: number): string => `${Math.round(share * 100)}%`,
  chooseCarrier: 'Choose a carrier',
  references: 'References',
  tags: 'Tags',
  customer: 'Customer',
  noCustomer: 'None',
  separated: 'Separate several by commas',
  save: 'Save and next',
  skip: 'Next',
  omit: 'Leave out',
  close: 'Close',
  saved: (name: string): string => `Saved ${name}.`,
  left: (count: number): string =>
    count === 0 ? 'No row is left to decide.' : `${rowCount(count)} left to decide.`,
  keys: 'Keys: 1 to 5 choose a carrier and go on. Esc closes.',
  typeMissing: 'Choose what kind of number it is.',
  carrierMissing: 'Choose a carrier, or let the service find it out.',
  locked: 'This row was sent and cannot be changed.',
  anyway: 'Saving tracks it all the same.',
} as const;

export const decide = (count: number): string => `Fix ${rowCount(count)}`;

export const forAll = {
  title: 'For all rows',
  references: 'References for all rows',
  tags: 'Tags for all rows',
  customer: 'Customer of all rows',
} as const;

export const actions = {
  selected: rowCount,
  omit: 'Leave out',
  takeIn: 'Take in',
  retry: 'Try again',
  carrier: 'Carrier of the selected rows',
  setCarrier: 'Set carrier',
  clear: 'Clear selection',
} as const;

export const run = {
  start: (count: number): string => `Track ${numberCount(count)}`,
  resume: 'Resume',
  pause: 'Pause',
  progress: 'Rows done',
  sending: (done: number, of: number): string => `Sending: ${formatCount(done)} of ${formatCount(of)}`,
  checking: (left: number): string => `Checking ${numberCount(left)}: nothing is sent yet`,
  ready: (count: number): string => `${rowCount(count)} ready. Nothing is sent before you start it.`,
  paused: (left: number): string => `Paused: ${rowCount(left)} not sent`,
  nothingReady: 'No row is ready to be sent',
  done: 'All rows that could be sent are sent',
  ends: 'Rows under way are finished first',
  left: (minutes: number): string =>
    minutes <= 1 ? 'about a minute left' : `about ${formatCount(minutes)} min left`,
  goesOn: 'It goes on by itself.',
  stopped: 'Nothing more is sent until you resume.',
  elsewhere:
    'This list is open in another window of this browser, which works through it. Close it there to go on here.',
  notStored: {
    full: 'This device has no room to store the list: keep this page open until it is done.',
    unavailable: 'This browser stores nothing for this page: keep it open until the list is done.',
    cleared: 'Cached data was cleared, so this list is not stored: keep this page open until it is done.',
  },
  stored: 'Stored on this device until you remove it. It can be closed and resumed.',
  retry: (count: number): string => `Try ${rowCount(count)} again`,
  again: 'Add numbers',
  newList: 'New list',
  removeTitle: 'Remove this list?',
  removeText: (count: number): string =>
    count === 0
      ? 'Its result is no longer shown. What is tracked stays tracked.'
      : `${rowCount(count)} not sent would be lost. What is tracked stays tracked.`,
  remove: 'Remove the list',
  keep: 'Keep it',
} as const;

export const result = {
  csv: 'Result as CSV',
  xlsx: 'Result as Excel',
  view: 'tracking result',
  sheet: 'Tracking result',
  failed: (why: string): string => `The file could not be written: ${why}`,
} as const;

export const elsewhere = {
  title: 'Track is open in another window',
  text: 'One window of this browser at a time has the list. Go on there, or close it.',
} as const;

export const sentLately = {
  title: 'Sent lately',
  all: 'All requests',
  loading: 'Loading what was sent',
  none: {
    title: 'Nothing sent yet',
    text: 'What you send shows here day by day, with what became of each number.',
  },
  numbers: (count: number, isLeast: boolean): string =>
    isLeast ? `${atLeast(formatCount(count))} numbers` : numberCount(count),
  outcome: (count: number, label: string): string => `${formatCount(count)} ${lowerCase(label)}`,
  moreFailed: (count: number): string => `and ${formatCount(count)} more`,
} as const;

export const requestsLink = 'Requests';
/** In a row, with its name. */
export const openRequest = 'Open request';
