import type { Agreement, Distance } from '#/domain/provenance/agreement.ts';
import { isAtStop, type LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement, StatementOrigin, Superseded } from '#/domain/provenance/statement.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { formatList } from '#/language/formatList.ts';
import { formatDuration } from '#/time/format.ts';
import { reportingLag } from '#/time/reportingLag.ts';
import { wholeDays } from '#/time/words.ts';
import { eventLabel } from './eventNames.ts';
import { mayBeDayAfter } from './freeDay.ts';
import { sourceName } from './sourceNames.ts';
import { describeLag } from './spans.ts';

// A fact.

/** Facts that no event stands for. */
const ownLabels: Readonly<Record<string, string>> = {
  lastFreeDay: 'Last free day',
  appointment: 'Pickup appointment',
};

/**
 * `Vessel arrived`, or of an estimate `Vessel arrival`; with the place where that alone does not say which: `Arrived at
 * transshipment port, Singapore`.
 */
export function describeFact({ id, name, place, statements }: LedgerFact): string {
  const label = lookup(ownLabels, id) ?? eventLabel(name, statements[0]?.kind === 'estimate');
  const where = isAtStop(name) ? placeName(place) : null;
  return where ? `${label}, ${where}` : label;
}

const lessThanADay = 'less than a day';

/** `2 days`, `3 h`, `40 min`. */
export function describeDistance(apart: Distance): string {
  switch (apart.code) {
    case 'days':
      return wholeDays(apart.days);
    case 'time':
      return formatDuration(apart.milliseconds);
    case 'lessThanADay':
      return lessThanADay;
  }
}

const oneSource = 'One source';
const sourcesAgree = (count: number): string => `${count} sources agree`;
const sourcesDiffer = (count: number, apart: string): string => `${count} sources differ by ${apart}`;

/** `One source`, `2 sources agree`, `2 sources differ by 1 h`. */
export function describeAgreement(agreement: Agreement): string {
  switch (agreement.kind) {
    case 'single':
      return oneSource;
    case 'agrees':
      return sourcesAgree(agreement.count);
    case 'differs':
      return sourcesDiffer(agreement.count, describeDistance(agreement.apart));
  }
}

// A statement of it.

const recordOnly = 'record only';
export const combinedValue = 'combined by the service';
const sourceNotReported = 'source not reported';

/** The source in a word or two beside its date; one we do not know as it came. */
export function shortSource({ source }: Pick<Statement, 'source'>): string {
  return source === null ? recordOnly : sourceName(source);
}

/** The source where it stands alone. */
export function sourceOf({ source, kind }: Pick<Statement, 'source' | 'kind'>): string {
  if (source !== null) return sourceName(source);
  return kind === 'due' ? combinedValue : sourceNotReported;
}

const originNames: Readonly<Record<StatementOrigin, string>> = {
  shipmentRecord: 'shipment record',
  containerRecord: 'container record',
  event: 'event',
  rawEvent: 'carrier message',
};

/** Where it was read: `event and shipment record`. */
export const describeOrigin = ({ origins }: Pick<Statement, 'origins'>): string =>
  formatList(origins.map((origin) => originNames[origin]));

/** When it was learned after it happened: `6 h later`; null where that is not known, and for deadlines. */
export function statementLag({
  kind,
  moment,
  learnedAt,
}: Pick<Statement, 'kind' | 'moment' | 'learnedAt'>): string | null {
  const lag = kind === 'due' ? null : reportingLag(moment, learnedAt);
  return lag && describeLag(lag);
}

const estimate = 'estimate';
export const withdrawn = 'withdrawn by the source';
const supersededLabels: Readonly<Record<Superseded, string>> = {
  happened: 'estimate, replaced by the actual',
  revised: 'replaced by a later update of the same source',
  overtaken: 'estimate, overtaken by later events',
  withdrawn,
  elsewhere: 'of another container of this shipment',
  denied: 'contradicts the rest of the journey',
  farOff: 'far from this journey, so not reported',
  unreadable: 'not a date, so not reported',
};
const notes: Readonly<Record<NonNullable<Statement['note']>, string>> = {
  calledActual: 'estimate: reported as actual, lies ahead',
  utcMidnight: mayBeDayAfter,
};

/** Why it does not count, else what to know of it, or that it is an estimate; null for an actual that counts. */
export function statementNote({
  superseded,
  note,
  kind,
}: Pick<Statement, 'superseded' | 'note' | 'kind'>): string | null {
  if (superseded !== null) return supersededLabels[superseded];
  if (note !== null) return notes[note];
  return kind === 'estimate' ? estimate : null;
}
