import { concernedBy, countConcerned } from '#/domain/exceptions/concerned.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import { facetCounts } from '#/domain/list/facetCounts.ts';
import type { ContainerFacet } from '#/domain/list/facetNames.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { type RowKind, rowKinds } from '#/domain/list/row.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { valueLabel } from '#/wording/listFacets.ts';

/** Facts that the list counts by a facet, which is that of a quick filter too, and that are exceptions. */
const facts: readonly (readonly [facet: ContainerFacet, value: string, kind: ExceptionKind])[] = [
  ['lfd', 'past', 'free_day_over'],
  ['hold', 'on_hold', 'hold'],
];

/** How often a fact is counted by each way to count it, in rows of the list and in containers of the exceptions. */
export interface FactCount {
  readonly fact: string;
  readonly by: RowKind;
  /** What the facet and the quick filter say, what they leave, and what the kind of exception leaves. */
  readonly inRows: readonly number[];
  /** Of rows for containers: each container of the account once, in the list and on the page of exceptions. */
  readonly inContainers: readonly number[];
}

export function countFacts(shipments: readonly Shipment[], now: Instant): readonly FactCount[] {
  const { items, everywhere } = findExceptions({ shipments, requests: [], now, settings });
  return rowKinds.flatMap((by) => {
    const counts = runToCompletion(facetCounts(shipments, by, {}, now, valueLabel));
    return facts.map(([facet, value, kind]) => {
      const rows = fleetRows(shipments, by, { [facet]: [value] }, now);
      const named = concernedBy(everywhere.filter((item) => item.kind === kind));
      const containers = rows.flatMap((row) => row.containers.map(({ id }) => id));
      return {
        fact: value,
        by,
        inRows: [
          counts[facet].find((counted) => counted.value === value)?.count ?? 0,
          rows.length,
          fleetRows(shipments, by, { exception: [kind], named }, now).length,
        ],
        inContainers: [
          new Set(containers).size,
          countConcerned(items.filter((item) => item.kind === kind)).containers,
        ],
      };
    });
  });
}

/** Those that are counted in one way otherwise than in another. */
export function countedTwice(counts: readonly FactCount[]): readonly FactCount[] {
  return counts.filter(({ inRows, inContainers }) =>
    [inRows, inContainers].some((all) => new Set(all).size > 1),
  );
}
