import type { Facet } from '#/domain/list/facetNames.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import type { Tone } from '#/ui/Badge.tsx';
import type { quickFilterLabels } from './words.ts';

/** A value of a facet above the list. */
interface QuickFacet {
  readonly key: keyof typeof quickFilterLabels;
  readonly tone: Tone;
  readonly facet: Facet;
  readonly value: string;
}

/** What stands above the list as quick filters, and so not beside it again: each count has one place. */
export const quickFacets: readonly QuickFacet[] = [
  { key: 'past', tone: 'problem', facet: 'lfd', value: 'past' },
  { key: 'today', tone: 'attention', facet: 'lfd', value: 'today' },
  { key: 'soon', tone: 'attention', facet: 'lfd', value: 'soon' },
  { key: 'onHold', tone: 'problem', facet: 'hold', value: 'on_hold' },
  { key: 'ready', tone: 'ready', facet: 'ready', value: 'yes' },
  { key: 'overdue', tone: 'attention', facet: 'arrival', value: 'overdue' },
];
/** The exceptions that are the same facts. */
export const quickKinds: readonly ExceptionKind[] = ['free_day_over', 'hold'];
