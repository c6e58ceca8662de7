import { useEffect, useMemo } from 'react';
import { type FleetGroup, groupRows } from '#/domain/fleetGroups.ts';
import { keepOrder, orderRows } from '#/domain/fleetOrder.ts';
import type { FleetRow } from '#/domain/fleetRow.ts';
import { fleetRows } from '#/domain/fleetRows.ts';
import type { FleetView } from '#/domain/fleetView.ts';
import { prepareTexts } from '#/domain/searchText.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { whileIdle } from '#/queries/idle.ts';
import type { Instant } from '#/time/instant.ts';

const everything = {};

/** The lines of a view as they stand on the screen, and the groups that they stand in; null without groups. */
export function useFleetRows(
  shipments: readonly Shipment[],
  { by, filter, order, group }: FleetView,
  now: Instant,
): { readonly rows: readonly FleetRow[]; readonly groups: readonly FleetGroup[] | null } {
  // The first letter finds the texts of a whole fleet ready.
  useEffect(() => {
    const left = new AbortController();
    void whileIdle(prepareTexts(shipments), left.signal);
    return () => left.abort();
  }, [shipments]);
  // The whole list is put in order once, and a keystroke in the filter only picks from it.
  const ordered = useMemo(
    () => (order ? orderRows(fleetRows(shipments, by, everything, now), order, now) : []),
    [shipments, by, order, now],
  );
  return useMemo(() => {
    const rows = keepOrder(ordered, fleetRows(shipments, by, filter, now), order, now);
    const groups = group && groupRows(rows, group);
    return { rows: groups ? groups.flatMap((one) => one.rows) : rows, groups };
  }, [shipments, by, filter, ordered, order, group, now]);
}
