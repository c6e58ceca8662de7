import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { useChangedOnly } from '#/data/changes/changedOnly.ts';
import { accountFieldsQuery } from '#/data/customFields/queries.ts';
import { namedByAll, useExceptionsOnly } from '#/data/exceptions/exceptionsOnly.ts';
import { useNumberSet } from '#/data/find/numberSet.ts';
import { useCostsOnly, useListCosts } from '#/data/fleet/useListCosts.ts';
import { type FleetDays, fleetDaysInSteps, noDays } from '#/domain/fleetMap/day.ts';
import { countOnRail, fleetPorts } from '#/domain/fleetMap/ports.ts';
import { narrowSailings, sailingsOf } from '#/domain/fleetMap/sailings.ts';
import { joinFields } from '#/domain/list/fields.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';

const route = getRouteApi('/_app/map');
const none: readonly Shipment[] = [];

/** The fleet that passes the filters, as the list has it: sailings, ports, days. Positions load separately. */
export function useFleetView(fleet: Fleet | undefined, asked: FleetFilter, now: Instant) {
  // Pages of a large account load faster than a fleet is computed.
  const shipments = useDeferredValue(fleet?.shipments) ?? none;
  const api = route.useRouteContext({ select: (context) => context.api });
  // They may be hundreds of pages, so they load only if a filter uses one.
  const fields = useQuery({ ...accountFieldsQuery(api), enabled: asked.fields !== undefined });
  const filledIn = asked.fields === undefined ? undefined : fields.data?.fields;
  // The text field updates at once, the fleet a moment later.
  const filter = useDeferredValue(asked);
  const known = useMemo(() => joinFields(shipments, filledIn ?? []), [shipments, filledIn]);
  const { shipments: left, comparing, ...comparison } = useChangedOnly(known, filter, fleet);
  const { named, finding } = useNumberSet(filter, fleet, false);
  const exceptions = useExceptionsOnly(api, filter, fleet, now, false);
  const { concerned } = exceptions;
  const costs = useListCosts(filter.cost !== undefined, left, now);
  const priced = useCostsOnly(filter, left, costs, now);
  const { result, rejected } = useMemo(
    () =>
      mapTolerant(left, (some) => {
        const ready = { ...filter, named: namedByAll(named, concerned, priced) };
        const rows = fleetRows(some, 'shipment', ready, now);
        return { rows, ports: fleetPorts(rows), onRail: countOnRail(rows) };
      }),
    [left, filter, named, concerned, priced, now],
  );
  const { rows } = result;
  const all = useMemo(() => mapTolerant(known, sailingsOf).result, [known]);
  const sailings = useMemo(
    () => narrowSailings(all, new Set(rows.flatMap(({ containers }) => containers))),
    [all, rows],
  );
  return {
    ...result,
    rejected: rejected.length,
    sailings,
    days: useDays(rows, now),
    fields,
    comparing: comparing || finding || exceptions.finding || (priced !== null && costs === undefined),
    comparison,
  };
}

/** Computed in slices, so that the page stays responsive with ten thousand shipments. */
function useDays(rows: readonly FleetRow[], now: Instant): FleetDays {
  const [days, setDays] = useState(noDays);
  useEffect(() => {
    const overtaken = new AbortController();
    runCooperatively(fleetDaysInSteps(rows, now), overtaken.signal).then(setDays, () => undefined);
    return () => overtaken.abort();
  }, [rows, now]);
  return days;
}
