import { type ApiError, toApiError } from '#/data/http/errors.ts';
import type { Timers } from '#/data/http/timers.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { type Inference, withoutPrediction } from '#/domain/tracking/inference.ts';
import {
  accepted,
  afterLookUp,
  alreadyTracked,
  answerLost,
  duplicateOf,
  type FoundRequests,
  type LineTask,
  nextLine,
  notSent,
  refused,
  sending,
} from '#/domain/tracking/run.ts';
import { isEditable, type LineDraft, type TrackLine, withInference } from '#/domain/tracking/tracking.ts';
import { changeLine, labelsToSend, type TrackList } from '#/domain/tracking/trackList.ts';
import type { Clock } from '#/time/clock.ts';
import { minute, second } from '#/time/durations.ts';
import { failureOf } from './trackFailure.ts';
import type { TrackStore } from './trackStore.ts';

/** What the service does for a run. Each throws an ApiError. */
export interface TrackService {
  infer(number: string): Promise<Inference>;
  create(draft: LineDraft): Promise<TrackingRequest | null>;
  find(number: string): Promise<FoundRequests>;
}

/** `check`: numbers are looked at and nothing is sent. */
export type RunMode = 'off' | 'check' | 'send';

export interface RunState {
  readonly mode: RunMode;
  /** Why nothing happens for the moment, and it goes on by itself; or why it stopped. Null while it works. */
  readonly problem: ApiError | null;
  /** Whether something is being worked on. */
  readonly busy: boolean;
}

export interface TrackRun {
  readonly snapshot: () => RunState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins, goes on, or stops after what is under way. */
  set(mode: RunMode): void;
}

type Change = (line: TrackLine, by: (line: TrackLine) => TrackLine) => void;
type Work = (line: TrackLine, list: TrackList, change: Change) => Promise<void>;

interface RunSettings {
  readonly store: TrackStore;
  readonly service: TrackService;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Nothing is left to do. */
  readonly onDone: () => void;
}

const tasksOf: Readonly<Record<RunMode, readonly (readonly LineTask[])[]>> = {
  off: [],
  // What was lost is looked up before anything else: until then it is unknown whether it was sent.
  check: [['lookUp'], ['infer']],
  send: [['lookUp', 'send'], ['infer']],
};
/** How many of a kind are under way at once: the pace is the service's, and pages need connections too. */
const maxAtOnce = 2;
const firstWait = 2 * second;
const longestWait = minute;

/**
 * Works through the list: asks what numbers are, sends what is ready, looks up what was lost. A line is stored as being
 * sent before it is sent, so that no page ever sends it twice. What the service cannot answer for the moment is tried
 * again, ever more rarely; what concerns the account as a whole stops the run.
 */
export function createTrackRun({ store, service, clock, timers, onDone }: RunSettings): TrackRun {
  let state: RunState = { mode: 'off', problem: null, busy: false };
  const listeners = new Set<() => void>();
  const busy = new Map<string, LineTask>();
  let failures = 0;
  let cancelWait: (() => void) | null = null;

  const show = (next: Partial<RunState>) => {
    const shown = { ...state, ...next };
    if (shown.mode === state.mode && shown.problem === state.problem && shown.busy === state.busy) return;
    state = shown;
    for (const listener of listeners) listener();
  };
  /** Of the list that is being worked on: where another one has come since, nothing is changed. */
  const changerOf =
    (id: string) =>
    ({ position }: TrackLine, by: (line: TrackLine) => TrackLine) =>
      store.update((list) => (list.id === id ? changeLine(list, position, by) : list));

  function pump(): void {
    const { list, role } = store.snapshot();
    if (!list || role !== 'here' || cancelWait) return show({ busy: busy.size > 0 });
    for (const tasks of tasksOf[state.mode]) {
      const underWay = () => [...busy.values()].filter((task) => tasks.includes(task)).length;
      while (underWay() < maxAtOnce) {
        const next = nextLine(list, tasks, new Set(busy.keys()));
        if (!next) break;
        busy.set(next.line.id, next.task);
        void perform(next.task, next.line, list);
      }
    }
    const wasBusy = state.busy;
    show({ busy: busy.size > 0 });
    if (wasBusy && busy.size === 0) onDone();
  }

  async function perform(task: LineTask, line: TrackLine, list: TrackList): Promise<void> {
    try {
      await work[task](line, list, changerOf(list.id));
      if (state.mode !== 'off') {
        failures = 0;
        show({ problem: null });
      }
    } catch (error) {
      fail(error);
    } finally {
      busy.delete(line.id);
      pump();
    }
  }

  const work: Readonly<Record<LineTask, Work>> = {
    async infer(line, _list, change) {
      const answer = (inference: Inference) =>
        change(line, (now) =>
          now.number === line.number && isEditable(now) ? withInference(now, inference) : now,
        );
      try {
        answer(await service.infer(line.number));
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind !== 'refused') throw error;
        answer(withoutPrediction(failure.detail));
      }
    },

    async send(line, list, change) {
      const draft = { ...line, ...labelsToSend(list, line) };
      change(line, (now) => sending(now, clock.now()));
      await store.saved();
      // Stopped meanwhile: it has not been sent.
      if (state.mode !== 'send') return change(line, notSent);
      try {
        const request = await service.create(draft);
        change(line, (now) => accepted(now, request));
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'unclear') change(line, answerLost);
        else if (failure.kind === 'duplicate') change(line, (now) => alreadyTracked(now, null));
        else if (failure.kind === 'refused') change(line, (now) => refused(now, failure.faults));
        else change(line, notSent);
        if (failure.kind === 'duplicate') await linkDuplicate(line, change);
        else if (failure.kind !== 'refused') throw error;
      }
    },

    async lookUp(line, _list, change) {
      const found = await service.find(line.number).catch((error: unknown) => {
        // A service that does not answer the question will not answer it later either.
        if (failureOf(error).kind === 'refused') return notNarrowed;
        throw error;
      });
      change(line, (now) => afterLookUp(now, found));
    },
  };

  async function linkDuplicate(line: TrackLine, change: Change): Promise<void> {
    try {
      const found = duplicateOf(line, await service.find(line.number));
      if (found) change(line, (now) => alreadyTracked(now, found));
    } catch {
      // It is tracked all the same; the link can be looked for.
    }
  }

  function fail(error: unknown): void {
    const { kind } = failureOf(error);
    // The request budget waits by itself.
    if (kind === 'tooMany') return;
    if (kind === 'stop') return show({ mode: 'off', problem: toApiError(error) });
    show({ problem: toApiError(error) });
    if (cancelWait) return;
    const wait = Math.min(longestWait, firstWait * 2 ** failures);
    failures += 1;
    cancelWait = timers.after(wait, () => {
      cancelWait = null;
      pump();
    });
  }

  store.subscribe(pump);
  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(mode) {
      cancelWait?.();
      cancelWait = null;
      failures = 0;
      show({ mode, problem: null });
      pump();
    },
  };
}

const notNarrowed: FoundRequests = { requests: [], narrowed: false };
