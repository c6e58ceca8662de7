import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { useEtaRecord } from '#/data/fleet/useEtaRecord.ts';
import { useListCosts } from '#/data/fleet/useListCosts.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import { findColumn, type KnownColumns, knownColumns } from '#/domain/list/columns.ts';
import type { FleetView } from '#/domain/list/view.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ErrorText } from '#/parts/pages/ErrorPanel.tsx';
import type { Instant } from '#/time/instant.ts';

const route = getRouteApi('/_app/shipments');
const none: readonly CustomDefinition[] = [];

interface AccountColumns {
  readonly known: KnownColumns;
  readonly isLoading: boolean;
  readonly failure: ErrorText | null;
  readonly retry: () => void;
}

/**
 * The columns of this account. Its custom fields are loaded where they are wanted; once loaded, they have their own
 * names everywhere.
 */
export function useKnownColumns(wanted: boolean): AccountColumns {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, isFetching, refetch } = useQuery({ ...customDefinitionsQuery(api), enabled: wanted });
  const definitions = data ?? none;
  return {
    known: useMemo(() => knownColumns(definitions), [definitions]),
    isLoading: isFetching && !data,
    failure: error && !data ? describeError(error) : null,
    retry: () => void refetch(),
  };
}

/**
 * What the columns of a list depend on. Costs are loaded by a view that shows them, or sorts or filters by them; so is the
 * record of arrivals, which is of the whole fleet.
 *
 * @param isCostOpen whether their filter is
 */
export function useColumnContext(
  { columns, order, filter }: FleetView,
  isCostOpen: boolean,
  shipments: readonly Shipment[],
  fleet: readonly Shipment[],
  now: Instant,
): ColumnContext {
  const ids = [order.column, ...columns.map(({ id }) => id)];
  const limits = usePreferences(({ exceptions }) => exceptions);
  const needs = new Set(ids.map((id) => findColumn(id)?.needs));
  const costs = useListCosts(isCostOpen || filter.cost !== undefined || needs.has('costs'), shipments, now);
  const etaRecord = useEtaRecord(needs.has('etaRecord') ? fleet : null)?.list;
  return useMemo(() => ({ now, limits, costs, etaRecord }), [now, limits, costs, etaRecord]);
}
