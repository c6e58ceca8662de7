import { clear as clearStore, createStore, del, delMany, get, keys, set } from 'idb-keyval';

/**
 * What became of caching a value: `full` when the device has no room, `unavailable` when nothing can be stored at all,
 * `cleared` after the user cleared the cached data.
 */
export type CacheOutcome = 'cached' | 'full' | 'unavailable' | 'cleared';

/** Milliseconds that anything here may take. A database that is being repaired can keep its callers waiting for ever. */
export const storeLimit = 3_000;

// The name of the first version: another one would need an upgrade of the database in every browser.
const database = createStore('landfall', 'kept');
const { promise: claimed, resolve: setAccount } = Promise.withResolvers<string | null>();
let stuck = 0;
let cleared = false;

// What one page clears, the others must not cache again a moment later.
const notifyPages = joinChannel('kept', () => {
  cleared = true;
});

/**
 * Says whose data this device caches, and deletes whatever was cached for anybody else. Everything else here waits for
 * it, so that nothing of one account is ever shown in another. Only the first call counts: a page has one account.
 *
 * @param account names the account without giving its key away; null where the host does not say; undefined where it
 * could not be asked: then nothing is read, cached or deleted
 */
export function claim(account: string | null | undefined): Promise<void> {
  setAccount(account === undefined ? null : (account ?? ''));
  return withStore<void>(async (owner) => {
    const others = (await keys(database)).filter((key) => !Array.isArray(key) || key[0] !== owner);
    if (others.length > 0) await delMany(others, database);
  }, undefined);
}

/** What is cached under a name for this account; undefined when there is nothing or it cannot be reached. Unchecked. */
export function read(name: string): Promise<unknown> {
  return withStore<unknown>((owner) => get([owner, name], database), undefined);
}

/** The names under which something is cached for this account. */
export function names(): Promise<readonly string[]> {
  return withStore<readonly string[]>(async (owner) => {
    const all: readonly unknown[] = await keys(database);
    return all.flatMap((key) => (Array.isArray(key) && key[0] === owner ? [String(key[1])] : []));
  }, []);
}

/** Caches a value (anything that can be cloned) for this account. Another page's value of that name is replaced. */
export async function write(name: string, value: unknown): Promise<CacheOutcome> {
  if (cleared) return 'cleared';
  return withStore<CacheOutcome>(
    (owner) => set([owner, name], value, database).then(() => 'cached'),
    'unavailable',
    (error) => (isQuota(error) ? 'full' : 'unavailable'),
  );
}

/** Deletes one value of this account; false when it could not. */
export function remove(name: string): Promise<boolean> {
  return withStore((owner) => del([owner, name], database).then(() => true), false);
}

/**
 * Deletes everything that is cached, of every account; this page and the others that are open now cache nothing more. False when it could not.
 */
export function clear(): Promise<boolean> {
  cleared = true;
  notifyPages();
  return withStore(() => clearStore(database).then(() => true), false);
}

/** Never throws and never takes longer than the limit; while something hangs, what follows gives up at once. */
async function withStore<T>(
  work: (owner: string) => Promise<T>,
  otherwise: T,
  failed: (error: unknown) => T = () => otherwise,
): Promise<T> {
  if (!hasDatabase()) return otherwise;
  const owner = await claimed;
  if (owner === null || stuck > 0) return otherwise;
  const { promise: late, resolve: giveUp } = Promise.withResolvers<T>();
  let waiting = true;
  const timer = setTimeout(() => {
    stuck += 1;
    waiting = false;
    giveUp(otherwise);
  }, storeLimit);
  const outcome = Promise.resolve(owner)
    .then(work)
    .catch(failed)
    .finally(() => {
      if (!waiting) stuck -= 1;
      clearTimeout(timer);
    });
  return Promise.race([outcome, late]);
}

/** A browser that forbids storage may throw where it is only asked for. */
function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Calls back when another page of this device says something under the name, such as that what is cached has changed; returns
 * how to say it.
 * A page that may not talk to others, such as one in a frame without storage, does without.
 */
export function joinChannel(name: string, onMessage: (said: unknown) => void): (said?: unknown) => void {
  try {
    const channel = new BroadcastChannel(`landfall.${name}`);
    channel.addEventListener('message', ({ data }) => onMessage(data));
    return (said = 0) => {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
        channel.postMessage(said);
      } catch {
        // No other page receives it.
      }
    };
  } catch {
    return () => {};
  }
}
