import type { QueryClient } from '@tanstack/react-query';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import { type CacheOutcome, joinChannel, read, write } from '#/device/deviceStore.ts';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { type FleetChanges, noChanges } from '#/domain/changes/fleetChanges.ts';
import {
  allReviewed,
  firstSnapshot,
  type FleetSnapshot,
  isOfAnother,
  isWhole,
  storedForm,
  readSnapshot,
  someReviewed,
  type Subject,
} from '#/domain/changes/reviewSnapshot.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { systemClock } from '#/time/clock.ts';

/** The account compared with the last review. */
export interface Comparison {
  /** The last review; null until the account was first read to its end on this device. */
  readonly snapshot: FleetSnapshot | null;
  /** What was compared with it; undefined where nothing had been read. */
  readonly fleet: Fleet | undefined;
  readonly found: FleetChanges;
  /** By id of the shipment. */
  readonly byShipment: ReadonlyMap<string, ShipmentChanges>;
  /** Whether this device caches the last review. Where it does not, it lasts as long as the page. */
  readonly storage: CacheOutcome;
}

/** Compares the fleet with the last review whenever one of them changes. */
export interface Follower {
  compare(): Promise<Comparison>;
  mark(what: 'all' | readonly Subject[]): Promise<() => Promise<void>>;
}

const followers = new WeakMap<QueryClient, Follower>();

/** The one that follows the fleet of this page, which publishes each comparison. */
export function follow(client: QueryClient, publish: (comparison: Comparison) => void): Follower {
  let follower = followers.get(client);
  if (!follower) followers.set(client, (follower = createFollower(client, publish)));
  return follower;
}

// The name of the first version.
const name = 'lastLook';

function createFollower(client: QueryClient, publish: (comparison: Comparison) => void): Follower {
  let snapshot: FleetSnapshot | null = null;
  let storage: CacheOutcome = 'cached';
  let isLost = false;
  let comparedFleet: unknown = null;
  let turn = 0;
  let latest: Promise<Comparison> | null = null;
  let ready = load();
  const notifyPages = joinChannel(name, () => {
    ready = load();
    void compare();
  });

  async function load(): Promise<void> {
    const stored = await read(name);
    const last = readSnapshot(stored);
    isLost = stored !== undefined && last === null;
    snapshot = last ?? snapshot;
  }

  async function keep(next: FleetSnapshot): Promise<void> {
    snapshot = next;
    storage = await write(name, storedForm(next));
    if (storage === 'cached') notifyPages();
  }

  function compare(): Promise<Comparison> {
    turn += 1;
    return (latest = compareIn(turn));
  }

  async function compareIn(mine: number): Promise<Comparison> {
    await ready;
    const fleet = client.getQueryData<Fleet>(fleetKey);
    // The first reading to the end is what later ones are compared with; that needs no review.
    let isFirst = false;
    if (fleet?.complete && !fleet.cached && (snapshot === null || isOfAnother(snapshot, fleet))) {
      await keep(await runCooperatively(firstSnapshot(fleet, systemClock.now(), isLost ? 'anew' : 'first')));
      isLost = false;
      isFirst = true;
    }
    const before = snapshot;
    const isComparable = fleet && before && !isOfAnother(before, fleet);
    const found =
      isComparable && !(isFirst && isWhole(before)) ? await changesSince(before, fleet) : noChanges;
    const byShipment = new Map(found.shipments.map((changes) => [changes.id, changes]));
    const comparison = { snapshot: before, fleet, found, byShipment, storage };
    // A later one that is under way knows more.
    if (mine !== turn && latest) return latest;
    publish(comparison);
    return comparison;
  }

  async function mark(what: 'all' | readonly Subject[]): Promise<() => Promise<void>> {
    await ready;
    const before = snapshot;
    const fleet = client.getQueryData<Fleet>(fleetKey);
    if (!before || (what === 'all' && !fleet)) return async () => {};
    const now = systemClock.now();
    const next =
      what === 'all' && fleet
        ? allReviewed(before, fleet, now)
        : someReviewed(before, what === 'all' ? [] : what, now);
    await change(next);
    return () => change(before);
  }

  async function change(next: FleetSnapshot): Promise<void> {
    const writing = keep(next);
    await compare();
    await writing;
    await compare();
  }

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== fleetKey[0] || query.state.data === comparedFleet) return;
    comparedFleet = query.state.data;
    void compare();
  });
  return { compare, mark };
}

/** A first visit compares nothing, so it does not load what compares. */
async function changesSince(before: FleetSnapshot, fleet: Fleet): Promise<FleetChanges> {
  const { findChanges } = await import('#/domain/changes/changes.ts');
  return runCooperatively(findChanges(before, fleet));
}
