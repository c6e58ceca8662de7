import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type FleetDays, fleetDaysInSteps } from '#/domain/fleetMap/day.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { joinFields } from '#/domain/list/fields.ts';
import { countOnRail, fleetPorts } from '#/domain/fleetMap/ports.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { narrowSailings, sailingsOf } from '#/domain/fleetMap/sailings.ts';
import { sift } from '#/domain/records/sift.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { useChangedOnly } from '#/queries/changedOnly.ts';
import { accountFieldsQuery } from '#/queries/customFields.ts';
import { inSlices } from '#/async/inSlices.ts';
import type { Instant } from '#/time/instant.ts';

const route = getRouteApi('/_app/map');
const none: readonly Shipment[] = [];

/** What the list tells of the fleet that the filters leave: sailings, ports, days. Positions come besides. */
export function useFleetView(fleet: Fleet | undefined, asked: FleetFilter, now: Instant) {
  // Pages of a large account come faster than a fleet is put together.
  const shipments = useDeferredValue(fleet?.shipments) ?? none;
  const api = route.useRouteContext({ select: (context) => context.api });
  // They may be hundreds of pages, so they are read only where a filter names one.
  const fields = useQuery({ ...accountFieldsQuery(api), enabled: asked.fields !== undefined });
  const filledIn = asked.fields === undefined ? undefined : fields.data?.fields;
  // A keystroke comes first; what it leaves of the fleet may come a moment later.
  const filter = useDeferredValue(asked);
  const known = useMemo(() => joinFields(shipments, filledIn ?? []), [shipments, filledIn]);
  const { shipments: left, comparing, ...comparison } = useChangedOnly(known, filter, fleet);
  const { made, faulty } = useMemo(
    () =>
      sift(left, (some) => {
        const rows = fleetRows(some, 'shipment', filter, now);
        return { rows, ports: fleetPorts(rows), onRail: countOnRail(rows) };
      }),
    [left, filter, now],
  );
  const { rows } = made;
  const all = useMemo(() => sift(known, sailingsOf).made, [known]);
  const sailings = useMemo(
    () => narrowSailings(all, new Set(rows.flatMap(({ containers }) => containers))),
    [all, rows],
  );
  return {
    ...made,
    faulty: faulty.length,
    sailings,
    days: useDays(rows, now),
    fields,
    comparing,
    comparison,
  };
}

const noDays: FleetDays = { at: () => [] };

/** Found in slices: ten thousand shipments are more than a click should wait for. */
function useDays(rows: readonly FleetRow[], now: Instant): FleetDays {
  const [days, setDays] = useState(noDays);
  useEffect(() => {
    const overtaken = new AbortController();
    inSlices(fleetDaysInSteps(rows, now), overtaken.signal).then(setDays, () => undefined);
    return () => overtaken.abort();
  }, [rows, now]);
  return days;
}
