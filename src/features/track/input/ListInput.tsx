import { useState, useMemo } from 'react';
import { type TrackDesk, useTrackState } from '#/data/trackingRequests/trackDesk.ts';
import { keepTrackDraft, readTrackDraft } from '#/device/trackDraft.ts';
import {
  recognizeColumns,
  type TableReading,
  columnUses,
  isNumberUse,
} from '#/domain/tracking/pastedColumns.ts';
import { hasColumns, type KnownNames, type LinesRead, readLines } from '#/domain/tracking/readLines.ts';
import { roomIn } from '#/domain/tracking/trackList.ts';
import * as words from '#/features/track/words.ts';
import type { TableRead } from '#/files/readTable.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import { NumberBox } from './NumberBox.tsx';

/** What was read and is not in the list yet. */
interface Draft extends TableRead {
  readonly name: string | null;
  readonly reading: TableReading;
}

/** Takes numbers in: the box, then its columns where there are several. */
export function ListInput({
  desk,
  known,
  isReady,
  numbers,
  onDone,
  onCancel,
}: {
  desk: TrackDesk;
  known: KnownNames;
  /** Carriers and parties are recognized by name once they are known. */
  isReady: boolean;
  /** What stands in the box at first. */
  numbers: readonly string[];
  onDone: () => void;
  onCancel?: () => void;
}) {
  const { list } = useTrackState(desk);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [text, showText] = useState(() => (numbers.length > 0 ? numbers.join('\n') : readTrackDraft()));
  const setText = (next: string) => {
    keepTrackDraft(next);
    showText(next);
  };
  const room = roomIn(list);

  const add = ({ lines }: LinesRead, { name }: Pick<Draft, 'name'>) => {
    void desk.add(lines, name);
    keepTrackDraft('');
    setDraft(null);
    onDone();
  };
  const take = (read: TableRead, name: string | null) => {
    const reading = recognizeColumns(read.table, known.carriers, known.sheets);
    if (read.table.length === 0) return setFault(words.box.nothing);
    setFault(read.cut ? words.box.cut : null);
    const next = { ...read, name, reading };
    const lines = readLines(read.table, reading, known, room);
    const isWhole = !read.cut && lines.leftOut === 0;
    return hasColumns(read.table, reading) || !isWhole ? setDraft(next) : add(lines, next);
  };

  if (room === 0) return <p className="px-4 pb-3 text-sm text-attention">{words.box.full}</p>;
  return draft ? (
    <ColumnChoice
      table={draft.table}
      reading={draft.reading}
      known={known}
      room={room}
      fault={fault}
      onReading={(reading) => setDraft({ ...draft, reading })}
      onAdd={(lines) => add(lines, draft)}
      onCancel={() => {
        setDraft(null);
        setFault(null);
      }}
    />
  ) : (
    <NumberBox
      text={text}
      onText={setText}
      isReady={isReady}
      fault={fault}
      onFault={setFault}
      onRead={take}
      {...(onCancel && { onCancel })}
    />
  );
}

const shownRows = 5;
const maxAbove = 20;
const options = columnUses.map((value) => ({ value, label: words.columnUseLabels[value] }));

/** How each column is read, with its first cells; corrected here before anything is made of it. */
function ColumnChoice({
  table,
  reading,
  known,
  room,
  fault,
  onReading,
  onAdd,
  onCancel,
}: {
  table: TableRead['table'];
  reading: TableReading;
  known: KnownNames;
  room: number;
  fault: string | null;
  onReading: (reading: TableReading) => void;
  onAdd: (lines: LinesRead) => void;
  onCancel: () => void;
}) {
  const { uses, above } = reading;
  const read = useMemo(() => readLines(table, reading, known, room), [table, reading, known, room]);
  const hasNumbers = uses.some(isNumberUse);
  const heading = table[above - 1] ?? [];
  const columns: readonly TableColumn<TableRead['table'][number]>[] = [
    {
      key: 'line',
      heading: words.columns.example,
      isRowName: true,
      look: 'sr-only',
      cell: (_, index) => above + index + 1,
    },
    ...uses.map((use, at): TableColumn<TableRead['table'][number]> => {
      const name = words.columns.heading(at + 1, heading[at]?.trim() ?? '');
      return {
        key: String(at),
        heading: (
          <div className="min-w-32 space-y-1">
            <span className="block max-w-48 truncate" title={name}>
              {name}
            </span>
            <Select
              label={words.columns.use(name)}
              value={use}
              options={options}
              className="w-full"
              onChange={(next) => onReading({ ...reading, uses: uses.with(at, next) })}
            />
          </div>
        ),
        cellLook: classes('max-w-48 truncate', use === 'nothing' && 'text-ink-faint'),
        cell: (row) => row[at],
      };
    }),
  ];
  return (
    <section aria-label={words.columns.title} className="card mx-4 mb-3 space-y-3 p-4">
      <div>
        <h2 className="text-lg font-semibold">{words.columns.title}</h2>
        <p className="text-sm text-ink-soft">{words.columns.hint}</p>
      </div>
      <div className="overflow-x-auto rounded border border-line">
        <Table
          look="form"
          columns={columns}
          rows={table.slice(above, above + shownRows)}
          keyOf={(_, index) => index}
        />
      </div>
      {fault !== null && (
        <p role="status" className="text-sm text-attention">
          {fault}
        </p>
      )}
      {read.leftOut > 0 && (
        <p role="status" className="text-sm text-attention">
          {words.columns.beyond(read.leftOut)}
        </p>
      )}
      {!hasNumbers && (
        <p role="alert" className="text-sm text-problem">
          {words.columns.noNumbers}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          autoFocus
          disabled={!hasNumbers || read.lines.length === 0}
          onClick={({ currentTarget }) => {
            focusMain(currentTarget);
            onAdd(read);
          }}
        >
          {words.columns.add(read.lines.length)}
        </Button>
        <Button onClick={onCancel}>{words.columns.cancel}</Button>
        <label className="ml-auto flex items-center gap-2 text-sm text-ink-soft">
          {words.columns.above}
          <input
            type="number"
            min={0}
            max={maxAbove}
            value={above}
            onChange={({ target }) => {
              const next = Math.trunc(Number(target.value));
              if (next >= 0 && next <= maxAbove) onReading({ ...reading, above: next });
            }}
            className="h-8 w-16 rounded border border-line bg-surface px-2 max-md:h-11"
          />
        </label>
      </div>
    </section>
  );
}
