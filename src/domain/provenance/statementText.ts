import { placeName } from '#/domain/records/placeName.ts';
import { sourceName } from '#/domain/records/sourceName.ts';
import { formatList } from '#/language/formatList.ts';
import { mayBeDayAfter } from '#/wording/freeDay.ts';
import type { Agreement } from './agreement.ts';
import type { LedgerFact } from './provenance.ts';
import type { Statement } from './statement.ts';
import * as words from './words.ts';

/** The source in a word or two beside its date; one we do not know as it came. */
export function shortSource({ source }: Pick<Statement, 'source'>): string {
  return source === null ? words.recordOnly : sourceName(source);
}

/** The source where it stands alone. */
export function sourceOf({ source, kind }: Pick<Statement, 'source' | 'kind'>): string {
  if (source !== null) return sourceName(source);
  return kind === 'due' ? words.combinedValue : words.sourceNotReported;
}

/** Where it was read: `event and shipment record`. */
export function describeOrigin({ origins }: Pick<Statement, 'origins'>): string {
  return formatList(origins.map((origin) => words.originNames[origin]));
}

const notes: Readonly<Record<NonNullable<Statement['note']>, string>> = {
  calledActual: words.calledActual,
  utcMidnight: mayBeDayAfter,
};

/** Why it does not count, else what to know of it, or that it is an estimate; null for an actual that counts. */
export function describeStatus({
  superseded,
  note,
  kind,
}: Pick<Statement, 'superseded' | 'note' | 'kind'>): string | null {
  if (superseded !== null) return words.superseded[superseded];
  if (note !== null) return notes[note];
  return kind === 'estimate' ? words.estimate : null;
}

/** `One source`, `2 sources agree`, `2 sources differ by 1 h`. */
export function describeAgreement(agreement: Agreement): string {
  switch (agreement.kind) {
    case 'single':
      return words.oneSource;
    case 'agrees':
      return words.sourcesAgree(agreement.count);
    case 'differs':
      return words.sourcesDiffer(agreement.count, agreement.apart);
  }
}

/** `Arrived at transshipment port, Singapore`: with the place where the label alone does not say which. */
export function describeFact({ label, place, name }: LedgerFact): string {
  const where = /^(transshipment_|feeder_|rail_arrived)/.test(name) ? placeName(place) : null;
  return where ? `${label}, ${where}` : label;
}

/** What came in the place of a date: `“Dec 1, 2026.”`. */
export const reportedText = (text: string): string => `“${text}”`;
