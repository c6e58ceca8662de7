import { runCooperatively } from '#/async/runCooperatively.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { calendarFacts } from '#/files/calendarFact.ts';
import type { FileClock } from '#/files/fileCell.ts';
import type { FilePlan } from '#/files/fileJob.ts';
import { fileName, type FileKind } from '#/files/fileName.ts';
import { FileWriter } from '#/files/fileWriter.ts';
import { rawCells } from '#/files/rawCells.ts';
import { saveFile } from '#/files/saveFile.ts';
import { fileHeadings } from '#/parts/files/saveForPrograms.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { exportColumns, type ShownColumns } from './exportColumns.ts';
import { calendarName, plainList } from './words.ts';

/** What goes into a file: the rows and columns of the screen, in their order. */
export interface ExportSource extends ColumnContext, ShownColumns {
  readonly rows: readonly FleetRow[];
  readonly clock: FileClock;
  /** When the rows were loaded from the service. */
  readonly readAt: Instant;
  /** The name of the saved view that the list shows; null where it is none. */
  readonly view: string | null;
}

interface ExportRun {
  readonly signal: AbortSignal;
  /** How many rows are done. */
  readonly onProgress: (rows: number) => void;
}

/** Rows per message to the worker: few enough that the page stays responsive. */
const part = 200;

/**
 * Writes and saves a file without freezing the page: the cells are made in slices here, the file is written by a worker.
 *
 * @returns the name of the file
 * @throws {Error} where the writer cannot be loaded or fails; the signal's reason once it is aborted
 */
export async function exportRows(kind: FileKind, source: ExportSource, run: ExportRun): Promise<string> {
  const writer = new FileWriter();
  try {
    await runCooperatively(handOver(kind, source, writer, run.onProgress), run.signal);
    const file = await writer.finish(planOf(kind, source), run.signal);
    const name = fileName(kind, source.view, systemClock.now(), source.clock.viewer);
    saveFile(file, name);
    return name;
  } finally {
    writer.stop();
  }
}

function* handOver(
  kind: FileKind,
  source: ExportSource,
  writer: FileWriter,
  onProgress: (rows: number) => void,
): Generator<undefined, void, undefined> {
  const { rows, now, clock } = source;
  const columns = exportColumns(source);
  for (let from = 0; from < rows.length; from += part) {
    const some = rows.slice(from, from + part);
    writer.add(
      kind === 'ics'
        ? { facts: some.flatMap((row) => calendarFacts(row, now)) }
        : { rows: some.map((row) => rawCells(row, columns, source, clock)) },
    );
    onProgress(from + some.length);
    yield;
  }
}

function planOf(kind: FileKind, source: ExportSource): FilePlan {
  const { readAt, view } = source;
  const name = view ?? plainList;
  return kind === 'ics'
    ? { kind, settings: { name: calendarName(name), readAt, origin: window.location.origin } }
    : { kind, headings: exportColumns(source).map(fileHeadings().list), sheet: name };
}
