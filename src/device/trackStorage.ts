import { readHeader, readLine, type StoredHeader } from '#/domain/tracking/storedList.ts';
import type { TrackLine } from '#/domain/tracking/tracking.ts';
import type { TrackList } from '#/domain/tracking/trackList.ts';
import { type CacheOutcome, names, read, remove, write } from './deviceStore.ts';

const header = 'track';
/** Lines are stored in parts, so that one that changes does not write thousands. */
const partSize = 100;
const partName = (index: number) => `${header}/${index}`;

/** A part says which list it belongs to: those of an earlier list may still be there. */
interface Part {
  readonly list: string;
  readonly lines: readonly TrackLine[];
}

/** The list that this device has stored for the account; null where it has none that can be read. */
export async function readTrackList(): Promise<TrackList | null> {
  const known = readHeader(await read(header));
  if (!known) return null;
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(known.count / partSize) }, (_, index) => readPart(known.id, index)),
  );
  const { count, ...list } = known;
  // Every line stands at the place of its position, also after a part that was lost.
  const lines = Array.from({ length: count }, (_, at) => parts[Math.floor(at / partSize)]?.[at % partSize]);
  return { ...list, lines: lines.map((line, index) => readLine(line, index + 1)) };
}

async function readPart(list: string, index: number): Promise<readonly unknown[]> {
  const part = ((await read(partName(index))) ?? {}) as Partial<Record<keyof Part, unknown>>;
  return part.list === list && Array.isArray(part.lines) ? part.lines : [];
}

/** Stores what differs from the list as it was stored last: first the lines, then what says how many there are. */
export async function writeTrackList(list: TrackList, stored: TrackList | null): Promise<CacheOutcome> {
  const before = stored?.id === list.id ? stored.lines : [];
  const outcomes: CacheOutcome[] = [];
  for (let from = 0; from < list.lines.length; from += partSize) {
    const lines = list.lines.slice(from, from + partSize);
    if (lines.every((line, index) => line === before[from + index])) continue;
    const part: Part = { list: list.id, lines };
    outcomes.push(await write(partName(from / partSize), part));
  }
  if (stored?.id !== list.id || !isSameHeader(list, stored)) {
    const { lines, ...rest } = list;
    const head: StoredHeader = { ...rest, count: lines.length };
    outcomes.push(await write(header, head));
  }
  return outcomes.find((outcome) => outcome !== 'cached') ?? 'cached';
}

function isSameHeader(list: TrackList, stored: TrackList): boolean {
  return (
    list.lines.length === stored.lines.length &&
    list.refNumbers === stored.refNumbers &&
    list.tags === stored.tags &&
    list.customerId === stored.customerId &&
    list.name === stored.name
  );
}

/** Deletes the list. */
export async function removeTrackList(): Promise<void> {
  await remove(header);
  const parts = (await names()).filter((name) => name.startsWith(`${header}/`));
  await Promise.all(parts.map(remove));
}
