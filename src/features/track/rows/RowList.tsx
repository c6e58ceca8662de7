import { useMemo, useState } from 'react';
import type { TrackDesk } from '#/data/trackingRequests/trackDesk.ts';
import { usePreferences } from '#/device/preferences.ts';
import { type CarrierNames, offeredCarriers } from '#/domain/tracking/carriers.ts';
import {
  type LineStep,
  stepOf,
  type TrackLine,
  detectedLater,
  editLine,
  isEditable,
  withCarrier,
} from '#/domain/tracking/tracking.ts';
import { changeLines } from '#/domain/tracking/trackList.ts';
import type { TrackSearch } from '#/features/track/trackSearch.ts';
import * as words from '#/features/track/words.ts';
import { compareText } from '#/language/compareText.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Grid } from '#/ui/grid/Grid.tsx';
import { rowHeights } from '#/ui/grid/rowPlaces.ts';
import type { GridSelection } from '#/ui/grid/useGridSelection.ts';
import { rowCard, rowColumns, type GridTrackRow } from './rowCells.tsx';

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
  const [selected, setSelected] = useState<GridSelection>(new Set());
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
          // While another tab has the list, nothing can be done with its rows here.
          selected={isHere ? selected : undefined}
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
          onSelect={isHere ? setSelected : undefined}
          onRow={() => undefined}
        />
      )}
    </section>
  );
}

/** What can be done with the selected rows at once. What was sent stays as it is. */
function SelectedRows({
  desk,
  lines,
  names,
  onClear,
}: {
  desk: TrackDesk;
  lines: readonly TrackLine[];
  names: CarrierNames;
  onClear: () => void;
}) {
  const change = (by: (line: TrackLine) => TrackLine) => {
    const ids = new Set(lines.map(({ id }) => id));
    desk.store.update((list) =>
      changeLines(list, (line) => (ids.has(line.id) && isEditable(line) ? by(line) : line)),
    );
    onClear();
  };
  const carriers = offeredCarriers([...new Set(names.values())], null, compareText);
  return (
    <div className="flex flex-wrap items-center gap-2 p-2 pl-3 text-sm">
      <p role="status" className="whitespace-nowrap">
        {words.actions.selected(lines.length)}
      </p>
      <Select
        label={words.actions.carrier}
        value=""
        options={[
          { value: '', label: words.actions.setCarrier },
          { value: detectedLater, label: words.detectLater },
          ...carriers.map(({ scac, name }) => ({ value: scac, label: name })),
        ]}
        onChange={(scac) => change((line) => withCarrier(line, scac))}
      />
      <Button
        onClick={() => change((line) => ({ ...line, state: { kind: 'leftOut', why: { kind: 'user' } } }))}
      >
        {words.actions.omit}
      </Button>
      <Button onClick={() => change((line) => editLine(line, line))}>
        {lines.every(({ state }) => state.kind === 'refused') ? words.actions.retry : words.actions.takeIn}
      </Button>
      <Button look="bare" onClick={onClear}>
        {words.actions.clear}
      </Button>
    </div>
  );
}
