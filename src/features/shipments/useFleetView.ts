import { getRouteApi } from '@tanstack/react-router';
import { use, useEffect, useMemo } from 'react';
import { whileIdle } from '#/async/idle.ts';
import { useFieldSlugs } from '#/data/customFields/useFieldSlugs.ts';
import { useIsLive } from '#/device/useLive.ts';
import { prepareTexts } from '#/domain/find/searchText.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { keepOrder, orderRows } from '#/domain/list/order.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetGroup, groupRows } from '#/domain/list/rowGroups.ts';
import { namesField, readFleetSearch } from '#/domain/list/search.ts';
import type { FleetView, ReadyFilter } from '#/domain/list/view.ts';
import type { FieldChoice } from '#/domain/records/fieldEntry.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { useStableOrder } from '#/ui/grid/useStableOrder.ts';
import { untilLoaded } from '#/ui/lazyPart.ts';
import { describeCell } from '#/wording/listCells.ts';
import { groupName } from '#/wording/listGroups.ts';

const route = getRouteApi('/_app/shipments');

/** The list as its address says. Keystrokes take precedence, so the view may follow the address a moment later. */
export function useFleetView(): ReturnType<typeof readFleetSearch> {
  const search = route.useSearch();
  const api = route.useRouteContext({ select: (context) => context.api });
  const slugs = useFieldSlugs(api, namesField(search));
  return useMemo(() => readFleetSearch(search, slugs), [search, slugs]);
}

let loading: Promise<GroupRows> | null = null;

const everything = {};

interface ListedRows {
  readonly rows: readonly FleetRow[];
  /** Null without groups. */
  readonly groups: readonly FleetGroup[] | null;
  /** Shipments that no row can be made of. */
  readonly rejected: number;
  /** For the element that the rows are in. */
  readonly holding: ReturnType<typeof useStableOrder>['holding'];
}

/**
 * The rows of a view in the order of the screen, and their groups.
 *
 * @param filter that of the view, with what its set names
 * @param options of the custom field that rows are grouped by, in their order
 */
export function useFleetRows(
  shipments: readonly Shipment[],
  view: FleetView,
  filter: ReadyFilter,
  options: readonly FieldChoice[],
  context: ColumnContext,
): ListedRows {
  const { by, order, group } = view;
  // The texts of a whole fleet are ready before the first letter is typed.
  useEffect(() => {
    const left = new AbortController();
    whileIdle(prepareTexts(shipments), left.signal).catch(() => undefined);
    return () => left.abort();
  }, [shipments]);
  const { now } = context;
  // The whole list is sorted once, and a keystroke in the filter only picks from it.
  const ordered = useMemo(
    () =>
      mapTolerant(shipments, (some) =>
        orderRows(fleetRows(some, by, everything, now), order, context, describeCell),
      ).result,
    [shipments, by, order, now, context],
  );
  const groupRows = useGroupRows(group !== null);
  const { result, rejected } = useMemo(
    () =>
      mapTolerant(shipments, (some) => {
        const rows = keepOrder(ordered, fleetRows(some, by, filter, now), order, context, describeCell);
        return { rows, groups: (group && groupRows?.(rows, group, groupName, options)) ?? null };
      }),
    [shipments, by, filter, ordered, order, group, groupRows, options, now, context],
  );
  const { shown, holding } = useStableOrder(result.rows, view, useIsLive());
  const listed = useMemo(() => {
    const isHeld = shown !== result.rows;
    const groups = isHeld && group ? (groupRows?.(shown, group, groupName, options) ?? null) : result.groups;
    const rows = groups ? groups.flatMap((one) => one.rows) : shown;
    return { rows, groups, rejected: rejected.length };
  }, [shown, group, groupRows, options, result, rejected]);
  return { ...listed, holding };
}

type GroupRows = typeof groupRows;

const load = async (): Promise<GroupRows> => (await import('#/domain/list/rowGroups.ts')).groupRows;

/** What groups rows. Its code comes with the first list that has groups, and that list waits for it. */
function useGroupRows(isWanted: boolean): GroupRows | null {
  if (!isWanted) return null;
  loading ??= untilLoaded(load);
  return use(loading);
}
