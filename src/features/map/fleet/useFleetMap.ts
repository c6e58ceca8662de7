import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState, useCallback, useRef } from 'react';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { useChangedOnly } from '#/data/changes/changedOnly.ts';
import { accountFieldsQuery } from '#/data/customFields/queries.ts';
import { namedByAll, useExceptionsOnly } from '#/data/exceptions/exceptionsOnly.ts';
import { useNumberSet } from '#/data/find/useNumberSet.ts';
import { useCostsOnly, useListCosts } from '#/data/fleet/useListCosts.ts';
import { type FleetDays, fleetDaysInSteps, noDays } from '#/domain/fleetMap/day.ts';
import {
  type MapSearch,
  type Extent,
  type OwnSearch,
  printExtent,
  readMapSearch,
} from '#/domain/fleetMap/mapSearch.ts';
import { countOnRail, fleetPorts } from '#/domain/fleetMap/ports.ts';
import { narrowSailings, sailingsOf } from '#/domain/fleetMap/sailings.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import { joinFields } from '#/domain/list/fields.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { useThrottled } from '#/ui/hooks/useThrottled.ts';

const route = getRouteApi('/_app/map');
const none: readonly Shipment[] = [];

/** The fleet that passes the filters, as the list has it: sailings, ports, days. Positions load separately. */
export function useFleetMap(fleet: Fleet | undefined, asked: FleetFilter, now: Instant) {
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

/** Browsers limit changes of the address to about three a second. */
const pace = 500;

/**
 * Writes settings that change many times a second into the address. It replaces the entry of the history, so that
 * “back” leads to another page and not through every move of the map.
 */
export function useAddress(): (part: Partial<MapSearch>) => void {
  const navigate = route.useNavigate();
  const router = useRouter();
  const waiting = useRef<Partial<MapSearch>>({});
  const write = useThrottled(pace, () => {
    const part = waiting.current;
    waiting.current = {};
    // The user may have left the page meanwhile.
    if (router.history.location.pathname !== '/map') return;
    void navigate({ search: (search) => ({ ...search, ...part }), replace: true, resetScroll: false });
  });
  return useCallback(
    (part) => {
      waiting.current = { ...waiting.current, ...part };
      write();
    },
    [write],
  );
}

const tile = 256;

/** The view of the map, written into the address after each move. Positions in view load first. */
export function useInView(put: (part: Partial<MapSearch>) => void): {
  readonly inView: (position: Position) => boolean;
  readonly onView: (view: Extent) => void;
} {
  const shown = useRef<Extent | null>(null);
  const onView = useCallback(
    (view: Extent) => {
      shown.current = view;
      put({ at: printExtent(view) });
    },
    [put],
  );
  // Half a screen of 1600 by 900 pixels to each side. It need not be exact.
  const inView = useCallback(({ latitude, longitude }: Position) => {
    if (!shown.current) return false;
    const degrees = 360 / (tile * 2 ** shown.current.zoom);
    const east = longitude + nearestTurn(longitude, shown.current.longitude) - shown.current.longitude;
    return Math.abs(east) < 800 * degrees && Math.abs(latitude - shown.current.latitude) < 450 * degrees;
  }, []);
  return { inView, onView };
}

/** The settings of the map from the address: the view as the page opened, the others as they are now. */
export function useMapSearch({ show, vessel, port, at: atNow, t }: OwnSearch, now: Instant) {
  // The map overwrites the view with its first move. An ignored view stays listed until it is dismissed.
  const [at, setAt] = useState(atNow);
  const own = useMemo(() => readMapSearch({ show, at, t }, now), [show, at, t, now]);
  const { selection, dropped } = useMemo(() => readMapSearch({ vessel, port }, now), [vessel, port, now]);
  const [extent] = useState(own.extent);
  return {
    list: own.list,
    at: own.at,
    extent,
    selection,
    dropped: [...own.dropped, ...dropped],
    dismiss: () => setAt(undefined),
  };
}
