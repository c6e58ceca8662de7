import { useState } from 'react';
import type { TrackDesk } from '#/data/trackingRequests/trackDesk.ts';
import { useTrackState } from '#/data/trackingRequests/trackDesk.ts';
import { recognizeColumns, type TableReading } from '#/domain/tracking/columns.ts';
import { hasColumns, type KnownNames, type LinesRead, readLines } from '#/domain/tracking/readLines.ts';
import { roomIn } from '#/domain/tracking/trackList.ts';
import * as words from '#/features/track/words.ts';
import type { TableRead } from '#/files/readTable.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
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
  const [text, setText] = useState(numbers.join('\n'));
  const room = roomIn(list);

  const add = ({ lines }: LinesRead, { name }: Pick<Draft, 'name'>) => {
    void desk.add(lines, name);
    setDraft(null);
    onDone();
  };
  const take = (read: TableRead, name: string | null) => {
    const reading = recognizeColumns(read.table, known.carriers);
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
