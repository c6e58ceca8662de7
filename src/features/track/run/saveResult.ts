import type { TrackList } from '#/domain/tracking/trackList.ts';
import { result as words } from '#/features/track/words.ts';
import { saveTable } from '#/files/saveTable.ts';
import { resultHeadings, type ResultNames, resultRows } from './resultCells.ts';

/** Writes and saves what became of every row, in the order of the list. */
export const saveResult = (kind: 'csv' | 'xlsx', list: TrackList, names: ResultNames): Promise<void> =>
  saveTable(
    kind,
    { headings: resultHeadings, rows: resultRows(list, names), sheet: words.sheet },
    words.view,
  );
