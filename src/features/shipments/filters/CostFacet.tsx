import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTariffs } from '#/device/tariffs.ts';
import { type CostState, costStates, type ListCosts } from '#/domain/list/column.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { ReadyFilter } from '#/domain/list/view.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import { costStateLabels } from '#/wording/listFacets.ts';
import { filterNames } from '#/wording/listFilters.ts';
import { ListFacet } from './ListFacet.tsx';
import type { Counted } from './useFacetCounts.ts';
import { costsEntered, manageTariffs, noTariffOn } from './words.ts';

/** Narrows the list to what stands in some way by the team's tariffs, with the number of rows that each would leave. */
export function CostFacet({
  costs,
  counted: { shipments, by, now, basis },
  filter,
}: {
  costs: ListCosts;
  counted: Counted;
  /** All filters; what is chosen here does not narrow what is counted. */
  filter: ReadyFilter;
}) {
  const isOn = useTariffs(({ tariffs }) => tariffs.some((tariff) => tariff.isOn));
  const counts = useMemo(() => {
    const inState = new Map<CostState, number>();
    // As after the click: a list that is filtered shows what is finished too.
    const others = { ...filter, cost: undefined, active: undefined };
    const add = (state: CostState) => inState.set(state, (inState.get(state) ?? 0) + 1);
    for (const { shipment, containers } of mapTolerant(shipments, (some) => fleetRows(some, by, others, now))
      .result) {
      // A shipment is one row, however many of its containers stand so.
      new Set(containers.map((container) => costs.stateOf({ shipment, container }, now))).forEach(add);
    }
    return inState;
  }, [costs, shipments, by, filter, now]);
  return (
    <>
      {isOn ? (
        <ListFacet
          facet="cost"
          title={filterNames.cost}
          values={costStates.map((value) => ({
            value,
            label: costStateLabels[value],
            count: counts.get(value) ?? 0,
          }))}
          chosen={filter.cost}
          counted={basis}
        />
      ) : (
        <p className="px-2 text-xs text-ink-soft">{noTariffOn}</p>
      )}
      <Link to="/settings/tariffs" className="block px-2 text-xs font-medium underline underline-offset-2">
        {isOn ? costsEntered : manageTariffs}
      </Link>
    </>
  );
}
