import type { ExceptionDue, ExceptionItem, ExceptionSubject } from '#/domain/exceptions/exception.ts';
import { kindLabels } from '#/domain/exceptions/kindLabels.ts';
import { findPath } from '#/domain/find/findPath.ts';
import { stringifySearch } from '#/domain/list/searchParams.ts';
import { exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { isInPath } from '#/domain/records/identifiers.ts';
import { formatCount, plural } from '#/language/plural.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { alertKey } from './reviewAlerts.ts';

/** A notification, in plain text. */
export interface AlertNotice {
  /** One that has the same takes its place instead of standing beside it. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** What a click opens. */
  readonly address: string;
}

/** More at once are one notification that counts them. */
export const maxSingle = 3;

/** Systems cut longer ones, each at another place. */
const longestTitle = 120;
const longestBody = 400;

/** The notifications about some exceptions. What waited for the end of the quiet hours is one. */
export function alertNotices(
  due: readonly ExceptionItem[],
  hasWaited: boolean,
  format: FormatOptions,
): AlertNotice[] {
  const [first] = due;
  if (!first) return [];
  if (due.length > (hasWaited ? 1 : maxSingle)) return [summary(due, first)];
  return due.map((item) => ({
    tag: alertKey(item),
    ...exceptionText(item, format),
    address: addressOf(item.subject),
  }));
}

/** What a notification says of an exception. */
type AlertFacts = Pick<ExceptionItem, 'reason' | 'place' | 'facility' | 'due' | 'next'> & {
  readonly subject: Pick<ExceptionSubject, 'number'>;
};

/** Which container, what, where, by when, and what whoever acts does. */
export function exceptionText(
  { subject, reason, place, facility, due, next }: AlertFacts,
  format: FormatOptions,
): Pick<AlertNotice, 'title' | 'body'> {
  const where = place !== null && facility?.includes(place) ? facility : join([facility, place], ', ');
  return {
    title: `${subject.number} · ${reason}`.slice(0, longestTitle).toWellFormed(),
    body: join([where, due && dueLine(due, format), next], '\n')
      .slice(0, longestBody)
      .toWellFormed(),
  };
}

function dueLine(due: ExceptionDue, format: FormatOptions): string {
  const text = due.kind === 'moment' ? formatMoment(due.moment, format) : formatInstant(due.at, format);
  return join([`${due.label} ${momentLine(text)}`, due.words], ' · ');
}

const join = (parts: readonly (string | null)[], by: string): string =>
  parts.filter((part) => part !== null && part !== '').join(by);

function addressOf({ shipmentId, container, number }: ExceptionSubject): string {
  if (shipmentId === null) return `/requests${stringifySearch({ q: number.toWellFormed() })}`;
  if (!isInPath(shipmentId)) return findPath(number);
  return `/shipments/${encodeURIComponent(shipmentId)}${stringifySearch({ container })}`;
}

function summary(due: readonly ExceptionItem[], first: ExceptionItem): AlertNotice {
  const kinds = exceptionKinds.filter((kind) => due.some((item) => item.kind === kind));
  const counts = kinds.map((kind) =>
    countOfKind(kindLabels[kind], due.filter((item) => item.kind === kind).length),
  );
  return {
    tag: `summary ${alertKey(first)}`,
    title: newExceptions(due.length),
    body: counts.join('\n'),
    address: `/exceptions${stringifySearch({ kind: kinds })}`,
  };
}

const newExceptions = (count: number): string => `${formatCount(count)} new ${plural(count, 'exception')}`;
/** `4 × Hold` */
const countOfKind = (label: string, count: number): string => `${formatCount(count)} × ${label}`;
