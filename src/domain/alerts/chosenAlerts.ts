import { concernedBy } from '#/domain/exceptions/concerned.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import type { NamedContainers } from '#/domain/find/numberSet.ts';
import { readFleetParams } from '#/domain/list/fleetParams.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import { readFleetSearch } from '#/domain/list/search.ts';
import { parseSearch } from '#/domain/list/searchParams.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { AlertRules } from './alertRules.ts';

function filterOf({ search }: SavedView): FleetFilter {
  return readFleetSearch(readFleetParams(parseSearch(search))).view.filter;
}

/** Whether the records alone say what a view shows: not where it rests on the last review or on a set of numbers. */
export function canAlert(view: SavedView): boolean {
  const { changed, set, deviceSet } = filterOf(view);
  return changed === undefined && set === undefined && deviceSet === undefined;
}

/** The chosen views that are there and can be used; null stands for the whole account, also where none of them is left. */
export function alertViews({ views }: AlertRules, saved: readonly SavedView[]): readonly SavedView[] | null {
  const usable = saved.filter((view) => views.includes(view.id) && canAlert(view));
  return usable.length > 0 ? usable : null;
}

/**
 * Of some exceptions, those of the chosen kinds that are about something in a chosen view. A request is in no view.
 *
 * @param open all exceptions that need action, for views that filter by them
 */
export function chosenAlerts(
  items: readonly ExceptionItem[],
  rules: AlertRules,
  saved: readonly SavedView[],
  {
    shipments,
    open,
    now,
  }: {
    readonly shipments: readonly Shipment[];
    readonly open: readonly ExceptionItem[];
    readonly now: Instant;
  },
): readonly ExceptionItem[] {
  const ofKinds = items.filter(({ kind }) => rules.kinds.includes(kind));
  const views = alertViews(rules, saved);
  if (!views || ofKinds.length === 0) return ofKinds;
  const concerned = new Set(ofKinds.map(({ subject }) => subject.shipmentId));
  const some = shipments.filter(({ id }) => concerned.has(id));
  const shown = views.map((view) => shownBy(filterOf(view), some, open, now));
  return ofKinds.filter(({ subject: { kind, id, shipmentId } }) =>
    shown.some((named) => {
      const ids = shipmentId === null ? undefined : named.get(shipmentId);
      return ids !== undefined && (kind === 'shipment' || ids === null || ids.has(id));
    }),
  );
}

/** What a view shows of some shipments, by container. */
function shownBy(
  filter: FleetFilter,
  shipments: readonly Shipment[],
  open: readonly ExceptionItem[],
  now: Instant,
): NamedContainers {
  const { exception } = filter;
  const named = exception ? concernedBy(open.filter(({ kind }) => exception.includes(kind))) : null;
  const rows = mapTolerant(shipments, (some) =>
    fleetRows(some, 'shipment', { ...filter, named }, now),
  ).result;
  return new Map(
    rows.map(({ shipment, containers }) => [shipment.id, new Set(containers.map(({ id }) => id))]),
  );
}
