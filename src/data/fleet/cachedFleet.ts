import type { Query, QueryClient } from '@tanstack/react-query';
import { cachePace, useCaching } from '#/device/caching.ts';
import { claim } from '#/device/deviceStore.ts';
import { markFleet } from '#/device/firstVisit.ts';
import { readFleetRecord } from '#/device/fleetRecord.ts';
import type { FleetWriter } from '#/device/fleetWriter.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { shipmentAsOf } from '#/domain/status/asOf.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { byId, fleetKey, isSameAccount } from './queries.ts';
import { clearRecentPages } from './recentPagesStore.ts';

/**
 * Shows the fleet that was cached at the last visit, and caches what is read from now on. Nothing waits for it:
 * the reading goes on beside it, and where nothing can be cached the page is as it would be without.
 *
 * @param account of the runtime configuration; what was cached for another one is deleted before anything is shown, and
 * where it could not be read (undefined) nothing is shown, cached or deleted
 */
export async function cacheFleet(client: QueryClient, account: string | null | undefined): Promise<void> {
  void claim(account);
  const reading = readFleetRecord();
  readings.set(client, reading);
  const { fleet, dropped, written } = await reading;
  markFleet(fleet !== null);
  if (fleet) {
    const now = systemClock.now();
    const shipments = fleet.shipments.map((shipment) => shipmentAsOf(shipment, now));
    show(client, { ...fleet, shipments, cached: account === null ? 'unsure' : 'sure' });
  }
  if (dropped) useCaching.setState({ dropped });

  let write: FleetWriter | null = null;
  async function cache(shown: Fleet, readAt: Instant) {
    write ??= (await writing()).createFleetWriter(written);
    return write(shown, readAt);
  }
  let cachedAt: Instant | null = null;
  let shownCached = fleetOf(client)?.cached ?? null;
  let busy = false;
  async function follow(): Promise<void> {
    const shown = fleetOf(client);
    // The cached fleet has given way to the first page of an account that shares nothing with it.
    if (shownCached && shown && !shown.cached && !shown.complete) clearOther(client);
    shownCached = shown?.cached ?? null;
    if (busy || !shown?.complete || shown.cached || shown.readAt === null) return;
    if (cachedAt !== null && shown.readAt - cachedAt < cachePace) return;
    busy = true;
    cachedAt = shown.readAt;
    // A page that may not have locks has no database either.
    const outcome = await cache(shown, shown.readAt).catch(() => 'unavailable' as const);
    busy = false;
    if (outcome === null) return;
    markFleet(outcome === 'cached');
    useCaching.setState({ outcome });
  }
  client.getQueryCache().subscribe(({ type, query }: { type: string; query: Query }) => {
    if (type === 'updated' && query.queryKey[0] === fleetKey[0]) void follow();
  });
  void follow();
}

/** What writes is not needed by the first rows, so it comes when there is something to write. */
const writing = () => import('#/device/fleetWriter.ts');

const readings = new WeakMap<QueryClient, Promise<unknown>>();

/** Resolves once the cached fleet is shown, or there is none. */
export async function untilCachedShown(client: QueryClient): Promise<void> {
  await readings.get(client);
}

function fleetOf(client: QueryClient): Fleet | undefined {
  return client.getQueryData<Fleet>(fleetKey);
}

/** The cached fleet is of an account that the key no longer opens. */
function clearOther(client: QueryClient): void {
  markFleet(false);
  void writing().then(({ clearOtherAccount }) => clearOtherAccount());
  clearRecentPages(client);
}

function show(client: QueryClient, fleet: Fleet): void {
  const state = client.getQueryState<Fleet>(fleetKey);
  const read = state?.data;
  if (read?.complete) return;
  if (read && fleet.cached === 'unsure' && !isSameAccount(read, byId(fleet))) return clearOther(client);
  // Where it seems to come from the future, it would count as fresh until then, and would not be read again.
  const updatedAt = Math.min(fleet.readAt ?? Infinity, systemClock.now());
  client.setQueryData(fleetKey, fleet, { updatedAt });
  // Setting data clears a failure. One that came before the cached fleet did must stand beside it.
  if (state?.status === 'error') {
    client.getQueryCache().find({ queryKey: fleetKey })?.setState({ status: 'error', error: state.error });
  }
}
