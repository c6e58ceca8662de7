import { useMemo } from 'react';
import { concernedBy } from '#/domain/exceptions/concerned.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { FleetRow, RowKind } from '#/domain/list/row.ts';
import type { ReadyFilter } from '#/domain/list/view.ts';
import { exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { exceptionKindLabels } from '#/wording/exceptionKinds.ts';
import { filterNames } from '#/wording/listFilters.ts';
import { ListFacet } from './ListFacet.tsx';
import { quickKinds } from './quickFacets.ts';
import { withoutAcknowledged } from './words.ts';

/** Narrows the list to what has exceptions of a kind, with the number of rows that each would leave. */
export function ExceptionFacet({
  items,
  hasAcknowledged,
  shipments,
  by,
  filter,
  now,
}: {
  items: readonly ExceptionItem[];
  /** Whether acknowledged ones are not among them. */
  hasAcknowledged: boolean;
  shipments: readonly Shipment[];
  by: RowKind;
  /** All filters, with what the set names; what is chosen here does not narrow what is counted. */
  filter: ReadyFilter;
  now: Instant;
}) {
  const chosen = filter.exception ?? [];
  const values = useMemo(() => {
    const all = concernedBy(items);
    const some = shipments.filter(({ id }) => all.has(id));
    // As after the click: a list that is filtered shows what is finished too.
    const others = { ...filter, exception: undefined, active: undefined };
    const rows = mapTolerant(some, (each) => fleetRows(each, by, others, now)).result;
    const rowsOf = Map.groupBy(rows, ({ shipment }) => shipment.id);
    const itemsOf = Map.groupBy(items, ({ kind }) => kind);
    return exceptionKinds.map((kind) => {
      const concerned = [...concernedBy(itemsOf.get(kind) ?? [])].flatMap(([shipmentId, ids]) =>
        (rowsOf.get(shipmentId) ?? []).filter((row) => holdsAny(row, ids)),
      );
      return { value: kind, label: exceptionKindLabels[kind], count: concerned.length };
    });
  }, [items, shipments, by, filter, now]);
  return (
    <ListFacet
      facet="exception"
      title={hasAcknowledged ? withoutAcknowledged : filterNames.exception}
      values={values.filter(({ value }) => chosen.includes(value) || !quickKinds.includes(value))}
      chosen={chosen}
      counted="all"
    />
  );
}

/** @param ids null for all containers of the shipment, and for one that has none */
function holdsAny({ containers }: FleetRow, ids: ReadonlySet<string> | null): boolean {
  return ids === null || containers.some(({ id }) => ids.has(id));
}
