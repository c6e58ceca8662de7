import type { ExceptionItem, ExceptionSubject } from '#/domain/exceptions/exception.ts';
import { findPath } from '#/domain/find/findPath.ts';
import { stringifySearch } from '#/domain/list/searchParams.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { isInPath } from '#/domain/records/identifiers.ts';
import { alertKey } from './reviewAlerts.ts';

/** What a notification says. */
export type AlertFact =
  | { readonly code: 'exception'; readonly item: ExceptionItem }
  /** How many there are of each kind. */
  | {
      readonly code: 'several';
      readonly counts: readonly { readonly kind: ExceptionKind; readonly count: number }[];
    };

export interface AlertNotice {
  /** One that has the same takes its place instead of standing beside it. */
  readonly tag: string;
  readonly fact: AlertFact;
  /** What a click opens. */
  readonly address: string;
}

/** More at once are one notification that counts them. */
export const maxSingle = 3;

/** The notifications about some exceptions. What waited for the end of the quiet hours is one. */
export function alertNotices(due: readonly ExceptionItem[], hasWaited: boolean): AlertNotice[] {
  const [first] = due;
  if (!first) return [];
  if (due.length > (hasWaited ? 1 : maxSingle)) return [summary(due, first)];
  return due.map((item) => ({
    tag: alertKey(item),
    fact: { code: 'exception', item },
    address: addressOf(item.subject),
  }));
}

function addressOf({ shipmentId, container, number }: ExceptionSubject): string {
  if (shipmentId === null) return `/requests${stringifySearch({ q: number.toWellFormed() })}`;
  if (!isInPath(shipmentId)) return findPath(number);
  return `/shipments/${encodeURIComponent(shipmentId)}${stringifySearch({ container })}`;
}

function summary(due: readonly ExceptionItem[], first: ExceptionItem): AlertNotice {
  const kinds = exceptionKinds.filter((kind) => due.some((item) => item.kind === kind));
  const counts = kinds.map((kind) => ({ kind, count: due.filter((item) => item.kind === kind).length }));
  return {
    tag: `summary ${alertKey(first)}`,
    fact: { code: 'several', counts },
    address: `/exceptions${stringifySearch({ kind: kinds })}`,
  };
}
