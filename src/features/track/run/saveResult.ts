import type { TrackList } from '#/domain/tracking/trackList.ts';
import { result as words } from '#/features/track/words.ts';
import { fileName } from '#/files/fileName.ts';
import { FileWriter } from '#/files/fileWriter.ts';
import type { RawCell } from '#/files/rawCells.ts';
import { saveFile } from '#/files/saveFile.ts';
import { systemClock } from '#/time/clock.ts';
import { viewerZone } from '#/time/zone.ts';
import { resultHeadings, type ResultNames, resultRows } from './resultCells.ts';

/** Writes and saves what became of every row, in the order of the list. */
export async function saveResult(kind: 'csv' | 'xlsx', list: TrackList, names: ResultNames): Promise<void> {
  const writer = new FileWriter();
  try {
    writer.add({ rows: resultRows(list, names).map((cells) => cells.map(rawCell)) });
    const plan = { kind, headings: resultHeadings, sheet: words.sheet };
    const file = await writer.finish(plan, new AbortController().signal);
    saveFile(file, fileName(kind, words.view, systemClock.now(), viewerZone()));
  } finally {
    writer.stop();
  }
}

function rawCell(value: string | number | null): RawCell {
  if (typeof value === 'number') return { cell: { kind: 'number', number: value, unit: null }, status: null };
  return { cell: value ? { kind: 'text', text: value } : null, status: null };
}
