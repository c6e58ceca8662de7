import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isShipment } from '#/domain/records/shipmentShape.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import type { Instant } from '#/time/instant.ts';
import { read } from './deviceStore.ts';

/** To be raised when a part of a record is new, goes or means something else (src/test/cachedShapes.test.ts). */
export const version = 3;
/** Chunks that are asked for at once: enough to keep the database busy. */
const together = 8;
export const headName = 'fleet';

/** Written last, so that it only ever names chunks that are there. */
export interface Head {
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
  /** What is there already; null where nothing is, or another version of the application has written it. */
  readonly written: Written | null;
}

export interface Written {
  readonly head: Head;
  /** What need not be written again; null where not everything could be read. */
  readonly chunks: readonly (readonly Shipment[])[] | null;
}

const nothing: CachedFleet = { fleet: null, dropped: false, written: null };

/**
 * The fleet as it was cached, with the age it has. Whatever does not have its shape is left out. What seems to
 * come from the future is not: a device without a clock of its own starts with the time at which it was switched off.
 */
export async function readFleetRecord(): Promise<CachedFleet> {
  const head = await read(headName);
  const cached = await readParts(head);
  if (cached.written?.chunks || cached === nothing) return cached;
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
  const shipments = uniqueById(chunks.flat());
  const lost = Math.max(0, head.chunks.reduce((sum, { count }) => sum + count, 0) - shipments.length);
  const written = { head, chunks: lost === 0 ? chunks : null };
  if (shipments.length === 0 && lost > 0) return { fleet: null, dropped: true, written };
  const skipped = head.skipped + lost;
  return {
    fleet: { shipments, pages, total, skipped, complete: true, cached: 'sure', readAt },
    dropped: false,
    written,
  };
}

function shipmentsOf(chunk: unknown): readonly Shipment[] {
  return Array.isArray(chunk) ? chunk.filter(isShipment) : [];
}

export function isHead(value: unknown): value is Head {
  const { readAt, pages, skipped, total, chunks, ...head } = (value ?? {}) as Partial<Head>;
  const counts: readonly unknown[] = [readAt, pages, skipped, total ?? 0];
  return (
    head.version === version &&
    counts.every((number) => Number.isSafeInteger(number)) &&
    Array.isArray(chunks) &&
    chunks.every((chunk) => typeof chunk?.name === 'string' && Number.isSafeInteger(chunk.count))
  );
}

// A name is given once, so what has the same names holds the same.
export function hasSameChunks(one: Head, other: Head): boolean {
  const known = new Set(other.chunks.map(({ name }) => name));
  return one.chunks.length === known.size && one.chunks.every(({ name }) => known.has(name));
}
