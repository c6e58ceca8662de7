import { useId, useMemo } from 'react';
import { concernedBy } from '#/domain/exceptions/concernedBy.ts';
import { type ExceptionItem, exceptionKinds } from '#/domain/exceptions/exception.ts';
import { kindLabels } from '#/domain/exceptions/kindLabels.ts';
import { toggleFacet } from '#/domain/list/filterLinks.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { filterNames } from '#/domain/list/words.ts';
import { FacetLink } from './FacetLink.tsx';

/** Narrows the list to what has exceptions of a kind, with the number of rows that each would leave. */
export function ExceptionFacet({
  items,
  rows,
  chosen = [],
}: {
  items: readonly ExceptionItem[];
  /** The rows that the other filters leave. */
  rows: readonly FleetRow[];
  chosen: readonly string[] | undefined;
}) {
  const heading = useId();
  const counts = useMemo(() => {
    const rowsOf = Map.groupBy(rows, ({ shipment }) => shipment.id);
    const itemsOf = Map.groupBy(items, ({ kind }) => kind);
    return exceptionKinds.map((kind) => {
      const concerned = [...concernedBy(itemsOf.get(kind) ?? [])].flatMap(([shipmentId, ids]) =>
        (rowsOf.get(shipmentId) ?? []).filter((row) => holdsAny(row, ids)),
      );
      return { kind, count: concerned.length };
    });
  }, [items, rows]);
  const present = counts.filter(({ kind, count }) => count > 0 || chosen.includes(kind));
  if (present.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow px-2 pb-1">
        {filterNames.exception}
      </h2>
      <ul>
        {present.map(({ kind, count }) => (
          <li key={kind}>
            <FacetLink
              label={kindLabels[kind]}
              active={chosen.includes(kind)}
              count={count}
              search={(search) => toggleFacet(search, 'exception', kind)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param ids null for all containers of the shipment, and for one that has none */
function holdsAny({ containers }: FleetRow, ids: ReadonlySet<string> | null): boolean {
  return ids === null || containers.some(({ id }) => ids.has(id));
}
