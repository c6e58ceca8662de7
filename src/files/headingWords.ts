// What the columns of the tables of a page are called in files, and on the page where it shows the same table.

export const arrivalHeadings = {
  day: 'Day',
  port: 'Port',
  onTime: 'On time',
  slipped: 'Slipped',
  unknown: 'No original ETA',
  total: 'Total',
} as const;

export const freeTimeHeadings = {
  container: 'Container',
  place: 'Location',
  freeDay: 'Last free day',
  left: 'Free days left',
  soFar: 'Cost so far',
  projected: (days: number) => `In ${days} days`,
} as const;

export const placeHeadings = { stage: 'Stage', place: 'Place', containers: 'Containers' } as const;

export const carrierHeadings = {
  carrier: 'Carrier',
  scac: 'SCAC',
  group: 'Group',
  name: 'Name',
  arrived: 'Arrived',
  known: 'Known',
  missing: 'Missing',
  median: 'Median days',
  low: 'Usual from days',
  high: 'Usual to days',
  inside: 'Backtest inside',
  of: 'Backtest of',
  overTwoDays: 'Over 2 days late',
  overFiveDays: 'Over 5 days late',
  transitKnown: 'Transit known',
  transitMissing: 'Transit missing',
  transitMedian: 'Transit median days',
  transitLow: 'Transit from days',
  transitHigh: 'Transit to days',
} as const;

/** Of the days that an estimate adds up. */
export const chargeProofHeadings = {
  container: 'Container',
  charge: 'Charge',
  tariff: 'Tariff',
  day: 'Day',
  reason: 'Reason',
  amount: 'Amount',
  sum: 'Total',
  currency: 'Currency',
} as const;

/** Of what became of the rows of a list to track. */
export const resultHeadings = {
  row: 'Row',
  number: 'Number',
  numberKind: 'Kind',
  carrier: 'Carrier',
  scac: 'SCAC',
  references: 'References',
  tags: 'Tags',
  customer: 'Customer',
  state: 'Result',
  reason: 'Reason',
  request: 'Request',
  shipment: 'Shipment',
} as const;

/** Of columns of the list that the page calls otherwise: other programs know them by these. */
export const listHeadings = { etaRecord: 'Usual delay' } as const;

/** What the sign of the numbers in a column of the list means. */
export const signs = {
  etaChange: 'days slipped; negative is pulled in',
  daysLeft: 'negative is past',
} as const;
/** Of the columns beside that of a value. */
export const statusOf = (heading: string): string => `${heading}: status`;
export const unitOf = (heading: string): string => `${heading}: unit`;
