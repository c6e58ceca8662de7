import { idle } from '#/async/idle.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { removeAlertLedger } from './alertLedger.ts';
import { cachePace, type FleetCacheOutcome, maxCached } from './caching.ts';
import { type CacheOutcome, names, read, remove, write } from './deviceStore.ts';
import { type Head, hasSameChunks, headName, isHead, version, type Written } from './fleetRecord.ts';

/** What is cloned, written and read in one go. */
const perChunk = 100;

export type FleetWriter = (fleet: Fleet, readAt: Instant) => Promise<FleetCacheOutcome>;

/**
 * Caches fleets, one after the other, between other work. Only chunks in which something has changed are written again;
 * a failure on the way leaves the fleet that was cached before.
 */
export function createFleetWriter(last: Written | null): FleetWriter {
  return (fleet, readAt) =>
    alone(async () => {
      if (fleet.shipments.length > maxCached) {
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

/** Deletes the cached fleet and nothing else. */
export async function clearFleetRecord(): Promise<void> {
  await remove(headName);
  await removeChunksExcept(undefined);
}

/** Deletes what is of an account that the key no longer opens: the cached fleet, and what was seen of its exceptions. */
export async function clearOtherAccount(): Promise<void> {
  await Promise.all([removeAlertLedger(), clearFleetRecord()]);
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
  const before = last?.chunks?.at(fromEnd);
  const same =
    before?.length === chunk.length && before.every((shipment, index) => shipment === chunk[index]);
  return (same && last?.head.chunks.at(fromEnd)?.name) || null;
}

/** One page of this device after the other, where the browser can arrange it. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('landfall.fleet', work) : work();
}
