import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { rememberList } from '#/device/openedList.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FleetGroup } from '#/domain/list/groups.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { printOrder } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { rowKindNames } from '#/domain/list/words.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sizeColumn, withColumns } from '#/features/shipments/columns/columnChoice.ts';
import { listColumns } from '#/features/shipments/columns/listColumns.ts';
import { rowEntry, rowNumber } from '#/features/shipments/columns/numberCell.tsx';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { useChangedWords } from '#/queries/changes.ts';
import type { Instant } from '#/time/instant.ts';
import { Grid } from '#/ui/Grid.tsx';
import { rowHeights } from '#/ui/rowPlaces.ts';
import { listCard } from './listCard.tsx';
import { groupedLines } from './listLines.ts';
import { select, useSelection } from './selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useLastRow } from './useLastRow.ts';

const route = getRouteApi('/_app/shipments');

/** The rows with columns, widths, order and groups as in the address. */
export function ShipmentList({
  rows,
  groups,
  view,
  known,
  fleet,
  now,
}: {
  rows: readonly FleetRow[];
  /** The same rows by what they have in common; null where they are not grouped. */
  groups: readonly FleetGroup[] | null;
  view: FleetView;
  known: KnownColumns;
  /** All that the rows may be of, whatever the filter left of them. */
  fleet: readonly Shipment[];
  now: Instant;
}) {
  const navigate = route.useNavigate();
  const selected = useSelection();
  const { lastRow, onRow } = useLastRow();
  const times = useFormatOptions();
  const changedWords = useChangedWords();
  const limits = usePreferences(({ exceptions }) => exceptions);
  const density = usePreferences((preferences) => preferences.density);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const columns = useMemo(
    () => listColumns(view.columns, known, { now, times, fleet, limits, changedWords }),
    [view.columns, known, now, times, fleet, limits, changedWords],
  );
  const card = useMemo(() => listCard(columns), [columns]);
  const lines = useMemo(
    () => (groups && view.group ? groupedLines(groups, view.group, times) : rows),
    [rows, groups, view.group, times],
  );

  useEffect(
    () => rememberList(() => ({ name: `${view.by}s`, entries: rows.map(rowEntry) })),
    [rows, view.by],
  );

  const resize = (id: string, width: number | null) =>
    void navigate({
      search: (search) => withColumns(search, (chosen) => sizeColumn(chosen, id, width)),
      // "Back" leads to another view, not through every width tried.
      replace: true,
    });

  return (
    <Grid
      label={rowKindNames[view.by]}
      lines={lines}
      columns={columns}
      sort={view.order}
      selected={selected}
      lastRow={lastRow}
      nameOf={rowNumber}
      card={card}
      rowHeight={rowHeights[density]}
      singleKeys={singleKeys}
      bar={selected.size > 0 ? <SelectionBar rows={rows} selected={selected} /> : null}
      onSort={(order) => void navigate({ search: (search) => ({ ...search, sort: printOrder(order) }) })}
      onResize={resize}
      onSelect={select}
      onRow={onRow}
    />
  );
}
