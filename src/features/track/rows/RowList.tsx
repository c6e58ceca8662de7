import { useMemo, useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { CarrierNames } from '#/domain/tracking/carriers.ts';
import { type LineStep, stepOf, type TrackLine } from '#/domain/tracking/tracking.ts';
import type { TrackSearch } from '#/features/track/trackSearch.ts';
import * as words from '#/features/track/words.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import type { TrackDesk } from '#/queries/trackDesk.ts';
import { Grid } from '#/ui/Grid.tsx';
import { rowHeights } from '#/ui/rowPlaces.ts';
import type { Selection } from '#/ui/useGridSelection.ts';
import { rowCard, rowColumns, type GridTrackRow } from './rowCells.tsx';
import { SelectedRows } from './SelectedRows.tsx';

const rows = new WeakMap<TrackLine, GridTrackRow>();

/** The same object for the same row, so that only what changed is drawn again. */
function rowOf(line: TrackLine): GridTrackRow {
  let row = rows.get(line);
  if (!row) rows.set(line, (row = { kind: 'row', id: line.id, line }));
  return row;
}

/** The rows of the list, all or those of one state. */
export function RowList({
  desk,
  lines,
  step,
  search,
  names,
  isHere,
}: {
  desk: TrackDesk;
  lines: readonly TrackLine[];
  step: LineStep | null;
  search: TrackSearch;
  names: CarrierNames;
  isHere: boolean;
}) {
  const density = usePreferences((preferences) => preferences.density);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const [selected, setSelected] = useState<Selection>(new Set());
  const shown = useMemo(
    () => lines.filter((line) => step === null || stepOf(line) === step).map(rowOf),
    [lines, step],
  );
  const cells = useMemo(() => ({ names, search }), [names, search]);
  const columns = useMemo(() => rowColumns(cells), [cells]);
  const card = useMemo(() => rowCard(cells), [cells]);
  const chosen = useMemo(() => lines.filter(({ id }) => selected.has(id)), [lines, selected]);
  return (
    <section
      aria-label={words.list}
      className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-hidden md:min-h-0"
    >
      {shown.length === 0 ? (
        <EmptyState title={words.noRows} />
      ) : (
        <Grid
          label={words.list}
          lines={shown}
          columns={columns}
          selected={selected}
          lastRow={search.row}
          nameOf={({ line }) => words.rowName(line)}
          card={card}
          rowHeight={rowHeights[density]}
          singleKeys={singleKeys}
          bar={
            isHere && chosen.length > 0 ? (
              <SelectedRows desk={desk} lines={chosen} names={names} onClear={() => setSelected(new Set())} />
            ) : null
          }
          onSelect={setSelected}
          onRow={() => undefined}
        />
      )}
    </section>
  );
}
