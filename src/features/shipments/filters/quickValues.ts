import type { ExceptionKind } from '#/domain/exceptions/exception.ts';
import type { Facet } from '#/domain/list/facetNames.ts';

/** What stands above the list as quick filters, and so not beside it again: each count has one place. */
export const quickValues: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  lfd: ['past', 'today', 'soon'],
  hold: ['on_hold'],
  ready: ['yes'],
  arrival: ['overdue'],
};
/** The exceptions that are the same facts. */
export const quickKinds: readonly ExceptionKind[] = ['free_day_over', 'hold'];
