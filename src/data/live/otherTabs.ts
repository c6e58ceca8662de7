import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/data/http/api.ts';
import { systemTimers, type Timers } from '#/data/http/timers.ts';
import { joinChannel } from '#/device/deviceStore.ts';
import { second } from '#/time/durations.ts';
import type { LiveChange } from './liveChange.ts';

interface TabParts {
  readonly client: QueryClient;
  readonly api: Api;
  readonly timers?: Timers;
}

/** What is written together is read together. */
const settle = second;

/** Of which records a path is, as events of the stream name them. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['shipments', 'shipment'],
  ['containers', 'container'],
  ['tracking_requests', 'tracking_request'],
  ['documents', 'document'],
]);
/** What no event is about, by the first part of its query key. */
const lists: readonly (readonly [named: RegExp, key: string])[] = [
  [/^\/(?:[^?]*\/)?custom_field(?:s|_definitions)(?:[/?]|$)/, 'customFields'],
  [/^\/parties(?:[/?]|$)/, 'parties'],
  [/^\/webhooks(?:[/?]|$)/, 'webhooks'],
];

/**
 * Tells the other tabs of this browser what this one writes, and hears of them: what they write is a change like one that
 * the stream of the service tells of (docs/live.md), and known sooner.
 *
 * @returns ends it
 */
export function followTabs(
  { client, api, timers = systemTimers }: TabParts,
  onChange: (change: LiveChange) => void,
): () => void {
  const due = new Set<string>();
  let cancelReading: (() => void) | null = null;
  let hasEnded = false;

  /** What is just being read is read once more; a hidden page reads when it is shown. */
  function readSoon(): void {
    cancelReading ??= timers.after(settle, () => {
      cancelReading = null;
      if (document.hidden) return;
      for (const key of due) {
        if (client.isFetching({ queryKey: [key] }) > 0) continue;
        due.delete(key);
        void client.invalidateQueries({ queryKey: [key] });
      }
      if (due.size > 0) readSoon();
    });
  }

  function hear(path: unknown): void {
    if (hasEnded || typeof path !== 'string') return;
    const change = changeOf(path);
    if (change) onChange(change);
    for (const [named, key] of lists) if (named.test(path)) due.add(key);
    if (due.size > 0) readSoon();
  }

  const onShow = (): void => {
    if (due.size > 0) readSoon();
  };
  document.addEventListener('visibilitychange', onShow);
  const unfollow = api.written.subscribe(joinChannel('written', hear));
  return () => {
    hasEnded = true;
    unfollow();
    cancelReading?.();
    document.removeEventListener('visibilitychange', onShow);
  };
}

/** Null for what is about no record of these kinds. */
function changeOf(path: string): LiveChange | null {
  const [, resource = '', id] = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent);
  const kind = kinds.get(resource);
  if (kind === undefined) return null;
  const ids = id === undefined || id === 'refresh' ? [] : [id];
  return {
    event: `${kind}.written`,
    shipments: kind === 'shipment' ? ids : [],
    containers: kind === 'container' ? ids : [],
  };
}
