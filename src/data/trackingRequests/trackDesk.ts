import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { systemTimers } from '#/data/http/timers.ts';
import { newId } from '#/device/newId.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { NewLine } from '#/domain/tracking/readLines.ts';
import type { Pace } from '#/domain/tracking/run.ts';
import { type LineDraft, type LineStep, stepOf, type TrackLine } from '#/domain/tracking/tracking.ts';
import {
  knownNumbers,
  type KnownNumbers,
  roomIn,
  type TrackList,
  withEdit,
  withLines,
  withoutKnown,
  withShipments,
} from '#/domain/tracking/trackList.ts';
import { systemClock } from '#/time/clock.ts';
import { createRequest, findRequests, inferNumber } from './createCalls.ts';
import { openRequestsKey } from './queries.ts';
import { refreshRequests } from './requests.ts';
import { createTrackRun, type RunState, type TrackRun } from './trackRun.ts';
import { createTrackStore, type TrackState, type TrackStore } from './trackStore.ts';

/** The list to track and what works through it. It outlives the page that shows it: a run goes on everywhere. */
export interface TrackDesk {
  readonly store: TrackStore;
  readonly run: TrackRun;
  readonly pace: Pace;
  /** Somebody looks at the list: this page takes it where no other has it. */
  enter(): void;
  /** It is no longer shown here: it is left to other pages as soon as nothing of it is under way. */
  exit(): void;
  /** Adds rows to the list, or begins one with them. Gives how many it takes: none where another page has the list. */
  add(lines: readonly NewLine[], name: string | null): Promise<number>;
  /** Changes a row as a person wants it. */
  edit(line: TrackLine, draft: LineDraft): void;
  /** Leaves out what the account is known to track; what was not read yet, the service refuses by itself. */
  omitKnown(): Promise<void>;
}

const desks = new WeakMap<QueryClient, TrackDesk>();

export function trackDesk(api: Api, client: QueryClient): TrackDesk {
  let desk = desks.get(client);
  if (!desk) desks.set(client, (desk = createDesk(api, client)));
  return desk;
}

function createDesk(api: Api, client: QueryClient): TrackDesk {
  const options = { priority: 'visible' } as const;
  const store = createTrackStore();
  const run = createTrackRun({
    store,
    service: {
      infer: (number) => inferNumber(api, number, options),
      create: (draft) => createRequest(api, draft, options),
      find: (number) => findRequests(api, number, { ...options, exact: true }),
    },
    clock: systemClock,
    timers: systemTimers,
    // While a list runs, what others show of its requests grows old by itself; at its end it is all there.
    onDone: () => {
      refreshRequests(client);
      leaveWhenDone();
    },
  });
  let isWatched = false;
  const leaveWhenDone = () => {
    if (!isWatched && !run.snapshot().busy && !isSending()) void store.leave();
  };
  const isSending = () => {
    const { mode, busy } = run.snapshot();
    const { lines = [] } = store.snapshot().list ?? {};
    return mode === 'send' && (busy || lines.some((line) => isRunning(stepOf(line))));
  };
  window.addEventListener('online', () => {
    const { mode, problem } = run.snapshot();
    if (problem) run.set(mode);
  });
  // A request has become a shipment once the account has one of its number.
  const takeShipments = async () => {
    const { lines = [] } = store.snapshot().list ?? {};
    if (!lines.some((line) => stepOf(line) === 'requested')) return;
    const { shipments = [] } = client.getQueryData<Fleet>(fleetKey) ?? {};
    const known = await runCooperatively(knownNumbers(shipments, []));
    store.update((list) => withShipments(list, known));
  };
  let looked: unknown = null;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== fleetKey[0] || query.state.data === looked) return;
    looked = query.state.data;
    void takeShipments();
  });
  const { infer, create } = api.limits;
  const omitKnown = async () => {
    const known = await readKnownNumbers(client);
    store.update((list) => withoutKnown(list, known));
  };
  return {
    store,
    run,
    pace: { infer, create },
    enter() {
      isWatched = true;
      void store.open().then(takeShipments);
    },
    exit() {
      isWatched = false;
      if (run.snapshot().mode === 'check') run.set('off');
      leaveWhenDone();
    },
    async add(lines, name) {
      await store.open();
      const { list, role } = store.snapshot();
      if (role !== 'here') return 0;
      // Of a list that was done, what is new waits for somebody to start it.
      if (!isSending()) run.set('check');
      store.replace(withLines(list ?? emptyList(name), lines));
      await omitKnown();
      return Math.min(lines.length, roomIn(list));
    },
    edit({ position, number }, draft) {
      store.update((list) => withEdit(list, position, draft));
      if (draft.number !== number) void omitKnown();
    },
    omitKnown,
  };
}

/** Whether a run goes on with a row by itself. */
function isRunning(step: LineStep): boolean {
  return ['infer', 'send', 'sending', 'lookUp'].includes(step);
}

function emptyList(name: string | null): TrackList {
  const createdAt = systemClock.now();
  return { id: newId(), name, createdAt, lines: [], refNumbers: [], tags: [], customerId: null };
}

export function useTrackState({ store }: TrackDesk): TrackState {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}

export function useRunState({ run }: TrackDesk): RunState {
  return useSyncExternalStore(run.subscribe, run.snapshot);
}

function readKnownNumbers(client: QueryClient): Promise<KnownNumbers> {
  const shipments = client.getQueryData<Fleet>(fleetKey)?.shipments ?? [];
  const requests = client.getQueryData<OpenRequests>(openRequestsKey)?.requests ?? [];
  return runCooperatively(knownNumbers(shipments, requests));
}
