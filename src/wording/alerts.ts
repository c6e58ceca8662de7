import type { AlertFact } from '#/domain/alerts/alertNotices.ts';
import type { ExceptionDue, ExceptionItem, ExceptionSubject } from '#/domain/exceptions/exception.ts';
import { placedFacility } from '#/domain/exceptions/exceptionRows.ts';
import { formatCount, plural } from '#/language/plural.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { containerName } from './containerName.ts';
import { exceptionKindLabels } from './exceptionKinds.ts';
import { describeDueCount, describeExceptionReason, describeNextStep, dueLabel } from './exceptions.ts';

/** A notification, in plain text. */
interface AlertText {
  readonly title: string;
  readonly body: string;
}

/** Systems cut longer ones, each at another place. */
const longestTitle = 120;
const longestBody = 400;

/** What a notification says: an exception, or how many there are of each kind. */
export function describeAlert(fact: AlertFact, format: FormatOptions): AlertText {
  if (fact.code === 'exception') return describeException(fact.item, format);
  return {
    title: newExceptions(fact.counts.reduce((sum, { count }) => sum + count, 0)),
    body: fact.counts.map(({ kind, count }) => countOfKind(exceptionKindLabels[kind], count)).join('\n'),
  };
}

const newExceptions = (count: number): string => `${formatCount(count)} new ${plural(count, 'exception')}`;
/** `4 × Hold` */
const countOfKind = (label: string, count: number): string => `${formatCount(count)} × ${label}`;

/** As much of an exception as a notification says. */
type AlertedException = Pick<ExceptionItem, 'reason' | 'place' | 'facility' | 'due' | 'next'> & {
  readonly subject: Pick<ExceptionSubject, 'number'>;
};

/** Which container, what, where, by when, and what whoever acts does. */
export function describeException(
  { subject, reason, place, facility, due, next }: AlertedException,
  format: FormatOptions,
): AlertText {
  const where = placedFacility({ facility, place });
  return {
    title: `${containerName(subject)} · ${describeExceptionReason(reason, format)}`
      .slice(0, longestTitle)
      .toWellFormed(),
    body: join([where, due && dueLine(due, format), next && describeNextStep(next)], '\n')
      .slice(0, longestBody)
      .toWellFormed(),
  };
}

function dueLine(due: ExceptionDue, format: FormatOptions): string {
  const text = due.kind === 'moment' ? formatMoment(due.moment, format) : formatInstant(due.at, format);
  return join([join([dueLabel(due), momentLine(text)], ' '), describeDueCount(due)], ' · ');
}

const join = (parts: readonly (string | null)[], by: string): string =>
  parts.filter((part) => part !== null && part !== '').join(by);
