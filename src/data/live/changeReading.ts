import { type QueryClient } from '@tanstack/react-query';
import { oneAtATime } from '#/async/oneAtATime.ts';
import type { Api } from '#/data/http/api.ts';
import { type Timers, wait } from '#/data/http/timers.ts';
import { useLive } from '#/device/useLive.ts';
import { minute, second } from '#/time/durations.ts';
import type { LiveChange } from './liveChange.ts';
import { type ChangedShipment, type Named, readNamed } from './readNamed.ts';

interface ReadingParts {
  readonly client: QueryClient;
  readonly api: Api;
  readonly timers: Timers;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Whether somebody sees the page, or is alerted by it. */
  readonly isFollowed: () => boolean;
  /** Something that was named could not be read, or only as it was before. */
  readonly onFailure: () => void;
  readonly signal: AbortSignal;
}

/** What happens together is read together, and not by all browsers of a team at once. Milliseconds. */
const settle = 0.4 * second;
const spread = 1.2 * second;
/** What part of the request budget may be spent on what happens. */
const budgetShare = 0.5;
/** Of more than this it is enough to know that there is much. */
const maxNamed = 1_000;
/** How long a row shows that it has changed. */
export const markedFor = 8 * second;

/**
 * Reads what changes name, and nothing else.
 *
 * @returns takes a change
 */
export function readChanges({
  client,
  api,
  timers,
  random,
  isFollowed,
  onFailure,
  signal,
}: ReadingParts): (change: LiveChange) => void {
  let named = nothingNamed();
  const pass = (milliseconds: number) => wait(timers, milliseconds, signal);

  /** One reading at a time; what happens meanwhile waits for the next, which comes later the more this one took. */
  const readSoon = oneAtATime<void>(async () => {
    await pass(settle + spread * random());
    // Otherwise the page is hidden: what happened is read when it is shown.
    if (!isFollowed() || !isAnyNamed(named)) return;
    const taken = named;
    named = nothingNamed();
    const { changes, left, requests, failed } = await readNamed(client, api, taken);
    if (signal.aborted) return;
    name(left);
    if (failed) onFailure();
    publish(changes, timers);
    await pass((requests / (api.requestsPerMinute * budgetShare)) * minute);
    if (isAnyNamed(named)) readSoon();
  });

  function name({ shipments, containers, requests, documents }: Naming): void {
    for (const id of shipments) if (named.shipments.size < maxNamed) named.shipments.add(id);
    for (const id of containers) if (named.containers.size < maxNamed) named.containers.add(id);
    named.requests ||= requests;
    named.documents ||= documents;
  }

  const onShow = (): void => {
    if (!document.hidden && isAnyNamed(named)) readSoon();
  };
  document.addEventListener('visibilitychange', onShow, { signal });

  return ({ event, shipments, containers }) => {
    const [requests, documents] = [event.startsWith('tracking_request.'), event.startsWith('document.')];
    name({ shipments, containers, requests, documents });
    readSoon();
  };
}

function nothingNamed(): Named {
  return { shipments: new Set(), containers: new Set(), requests: false, documents: false };
}

function isAnyNamed({ shipments, containers, requests, documents }: Named): boolean {
  return shipments.size > 0 || containers.size > 0 || requests || documents;
}

interface Naming {
  readonly shipments: Iterable<string>;
  readonly containers: Iterable<string>;
  readonly requests: boolean;
  readonly documents: boolean;
}

function publish(changes: readonly ChangedShipment[], timers: Timers): void {
  if (changes.length === 0) return;
  const news = changes.map(({ number }) => number);
  const marks = changes.flatMap(({ ids }) => ids.map((id) => [id, news] as const));
  useLive.setState(({ changed }) => ({ news, changed: new Map([...changed, ...marks]) }));
  // What has changed again since stays marked.
  timers.after(markedFor, () =>
    useLive.setState(({ changed }) => ({ changed: new Map([...changed].filter(([, of]) => of !== news)) })),
  );
}
