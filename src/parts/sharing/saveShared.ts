import type { ShareChoices } from '#/domain/sharing/choices.ts';
import { sharedCopies, type ShareSubject } from '#/domain/sharing/sharing.ts';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { fileName } from '#/files/fileName.ts';
import { FileWriter } from '#/files/fileWriter.ts';
import { saveFile } from '#/files/saveFile.ts';
import { saveTable } from '#/files/saveTable.ts';
import { sharedCalendar } from '#/files/shared/sharedCalendar.ts';
import { sharedFile } from '#/files/shared/sharedFile.ts';
import { sharedTable } from '#/files/shared/sharedTable.ts';
import { instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';

const nameOf = ({ items }: Snapshot) => items.map(({ title }) => title).join(' ');

/**
 * Saves what is shared, with nothing in it that was not chosen.
 *
 * @throws {Error} where the writer of a table or a calendar cannot be loaded or fails
 */
export async function saveShared(
  kind: 'html' | 'csv' | 'ics',
  snapshot: Snapshot,
  subjects: readonly ShareSubject[],
  choices: ShareChoices,
): Promise<void> {
  const name = nameOf(snapshot);
  if (kind === 'csv') return saveTable('csv', sharedTable(snapshot), name);
  const now = instant(snapshot.asOf);
  const file = fileName(kind, name, now, viewerZone());
  if (kind === 'html') return saveFile(sharedFile(snapshot), file);
  const writer = new FileWriter();
  try {
    writer.add({ facts: sharedCalendar(sharedCopies(subjects, choices), snapshot, now) });
    const settings = { name, readAt: now, origin: null };
    saveFile(await writer.finish({ kind: 'ics', settings }, new AbortController().signal), file);
  } finally {
    writer.stop();
  }
}
