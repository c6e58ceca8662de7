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
  const counts = useMemo(
    () =>
      exceptionKinds.map((kind) => {
        const concerned = concernedBy(items.filter((item) => item.kind === kind));
        return { kind, count: rows.filter((row) => isConcerned(row, concerned)).length };
      }),
    [items, rows],
  );
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

function isConcerned({ shipment, containers }: FleetRow, concerned: ReturnType<typeof concernedBy>): boolean {
  const ids = concerned.get(shipment.id);
  return ids === null || (ids !== undefined && containers.some(({ id }) => ids.has(id)));
}
