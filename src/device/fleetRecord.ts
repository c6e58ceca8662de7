import { idle } from '#/async/idle.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isShipment } from '#/domain/records/shipmentShape.ts';
import type { Instant } from '#/time/instant.ts';
import { cachePace, type FleetCacheOutcome, mostCached } from './caching.ts';
import { type CacheOutcome, names, read, remove, write } from './deviceStore.ts';

/** To be raised when the meaning of a part changes; that a part is missing or new is seen by its shape. */
const version = 1;
/** What is cloned, written and read in one go. */
const perChunk = 100;
/** Chunks that are asked for at once: enough to keep the database busy. */
const together = 8;
const headName = 'fleet';

/** Written last, so that it only ever names chunks that are there. */
interface Head {
  readonly version: number;
  readonly readAt: Instant;
  readonly pages: number;
  readonly skipped: number;
  readonly total: number | null;
  readonly chunks: readonly { readonly name: string; readonly count: number }[];
}

export interface CachedFleet {
  /** Null where nothing is cached or nothing of it can be read. Shipments that cannot be read count as skipped. */
  readonly fleet: Fleet | null;
  /** True when something was cached and nothing of it can be used. */
  readonly dropped: boolean;
  /** What need not be written again; null where not everything could be read. */
  readonly written: Written | null;
}

interface Written {
  readonly head: Head;
  readonly chunks: readonly (readonly Shipment[])[];
}

const nothing: CachedFleet = { fleet: null, dropped: false, written: null };

/**
 * The fleet as it was cached, with the age it has. Whatever does not have its shape is left out. What seems to
 * come from the future is not: a device without a clock of its own starts with the time at which it was switched off.
 */
export async function readFleetRecord(): Promise<CachedFleet> {
  const head = await read(headName);
  const cached = await readParts(head);
  if (cached.written !== null || cached === nothing) return cached;
  // What is missing may have been replaced by another page since the head was read.
  const newer = await read(headName);
  return isHead(head) && isHead(newer) && !hasSameChunks(head, newer) ? readParts(newer) : cached;
}

async function readParts(head: unknown): Promise<CachedFleet> {
  if (head === undefined) return nothing;
  if (!isHead(head)) return { ...nothing, dropped: true };
  const chunks: (readonly Shipment[])[] = [];
  for (let next = 0; next < head.chunks.length; next += together) {
    const asked = head.chunks.slice(next, next + together);
    chunks.push(...(await Promise.all(asked.map(async ({ name }) => shipmentsOf(await read(name))))));
  }
  const { readAt, pages, total } = head;
  const shipments = [...new Map(chunks.flat().map((shipment) => [shipment.id, shipment])).values()];
  const lost = Math.max(0, head.chunks.reduce((sum, { count }) => sum + count, 0) - shipments.length);
  if (shipments.length === 0 && lost > 0) return { ...nothing, dropped: true };
  const skipped = head.skipped + lost;
  return {
    fleet: { shipments, pages, total, skipped, complete: true, cached: 'sure', readAt },
    dropped: false,
    written: lost === 0 ? { head, chunks } : null,
  };
}

function shipmentsOf(chunk: unknown): readonly Shipment[] {
  return Array.isArray(chunk) ? chunk.filter(isShipment) : [];
}

function isHead(value: unknown): value is Head {
  const { readAt, pages, skipped, total, chunks, ...head } = (value ?? {}) as Partial<Head>;
  const counts: readonly unknown[] = [readAt, pages, skipped, total ?? 0];
  return (
    head.version === version &&
    counts.every((number) => Number.isSafeInteger(number)) &&
    Array.isArray(chunks) &&
    chunks.every((chunk) => typeof chunk?.name === 'string' && Number.isSafeInteger(chunk.count))
  );
}

/**
 * Caches fleets, one after the other, between other work. Only chunks in which something has changed are written again;
 * a failure on the way leaves the fleet that was cached before.
 */
export function createFleetWriter(
  last: Written | null,
): (fleet: Fleet, readAt: Instant) => Promise<FleetCacheOutcome> {
  return (fleet, readAt) =>
    alone(async () => {
      if (fleet.shipments.length > mostCached) {
        await clearFleetRecord();
        return 'tooMany';
      }
      const current = await read(headName);
      const ours = last !== null && isHead(current) && hasSameChunks(current, last.head);
      if (!ours) last = null;
      // Another page of this device caches the same fleet: they take turns.
      if (!ours && isHead(current) && Math.abs(readAt - current.readAt) < cachePace) return null;

      const chunks = cut(fleet.shipments);
      const named: { name: string; count: number }[] = [];
      let outcome: CacheOutcome = 'cached';
      for (const [index, chunk] of chunks.entries()) {
        const known = unchanged(last, chunk, index - chunks.length);
        const name = known ?? `${headName}/${readAt}-${Math.random().toString(36).slice(2)}`;
        named.push({ name, count: chunk.length });
        if (known !== null) continue;
        await idle();
        outcome = await write(name, chunk);
        if (outcome !== 'cached') break;
      }
      const { pages, skipped, total } = fleet;
      const head: Head = { version, readAt, pages, skipped, total, chunks: named };
      if (outcome === 'cached') outcome = await write(headName, head);
      if (outcome === 'cached') last = { head, chunks };
      await removeChunksExcept(outcome === 'cached' ? head : current);
      return outcome;
    });
}

// A name is given once, so what has the same names holds the same.
function hasSameChunks(one: Head, other: Head): boolean {
  const known = new Set(other.chunks.map(({ name }) => name));
  return one.chunks.length === known.size && one.chunks.every(({ name }) => known.has(name));
}

/** Deletes the cached fleet and nothing else. */
export async function clearFleetRecord(): Promise<void> {
  await remove(headName);
  await removeChunksExcept(undefined);
}

async function removeChunksExcept(head: unknown): Promise<void> {
  const needed = new Set(isHead(head) ? head.chunks.map(({ name }) => name) : []);
  const chunks = (await names()).filter((name) => name.startsWith(`${headName}/`) && !needed.has(name));
  await Promise.all(chunks.map((name) => remove(name)));
}

// Cut from the oldest on: a new shipment, which stands at the front, changes one chunk and not all of them.
function cut(shipments: readonly Shipment[]): readonly (readonly Shipment[])[] {
  const chunks: (readonly Shipment[])[] = [];
  for (let end = shipments.length; end > 0; end -= perChunk) {
    chunks.unshift(shipments.slice(Math.max(0, end - perChunk), end));
  }
  return chunks;
}

/** The name under which the same shipments are stored at that place from the end; null when they are not. */
function unchanged(last: Written | null, chunk: readonly Shipment[], fromEnd: number): string | null {
  const before = last?.chunks.at(fromEnd);
  const same =
    before?.length === chunk.length && before.every((shipment, index) => shipment === chunk[index]);
  return (same && last?.head.chunks.at(fromEnd)?.name) || null;
}

/** One page of this device after the other, where the browser can arrange it. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('landfall.fleet', work) : work();
}
