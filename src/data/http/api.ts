import { instant } from '#/time/instant.ts';
import { ApiError, toApiError } from './errors.ts';
import {
  type FileRequest,
  send,
  sendFile,
  sendForBytes,
  type Upload,
  type Wire,
  type WireRequest,
} from './request.ts';
import { type Method, judge, refusalWait } from './retryPolicy.ts';
import { createScheduler, type Limits, type Scheduler } from './scheduler.ts';
import type { Bucket, PageNotes } from './spending.ts';
import { systemTimers, type Timers, wait } from './timers.ts';

export interface CallOptions extends Pick<WireRequest, 'priority' | 'signal' | 'onAge' | 'exact'> {
  readonly bucket?: Bucket;
}

/** The tracking service as the rest of the client sees it. Everything it throws is an ApiError. */
export interface Api {
  /** What the account may spend; whoever polls takes its share of it. */
  readonly requestsPerMinute: number;
  /** The same of every bucket. */
  readonly limits: Limits;
  /** Reads a document below the base, waiting for the budget and replaying what may be replayed. */
  read(path: string, options: CallOptions): Promise<unknown>;
  /** The same, without parsing: the bytes of the answer. */
  readBytes(path: string, options: CallOptions): Promise<ArrayBuffer>;
  /** Sends a change. It goes out once, whatever comes back. */
  write(method: Exclude<Method, 'GET'>, path: string, body: unknown, options: CallOptions): Promise<unknown>;
  /**
   * Puts a file where the service has asked for it, once.
   *
   * @param byBrowser sends it, unless the settings have another way: what no page needs at first comes with who sends files
   */
  upload(
    request: FileRequest,
    options: Omit<CallOptions, 'signal' | 'onAge' | 'exact'>,
    byBrowser: Upload,
  ): Promise<void>;
  /** Of each change that was sent, its path, whatever became of it. */
  readonly written: { readonly subscribe: (listener: (path: string) => void) => () => void };
  readonly status: Pick<Scheduler, 'subscribe' | 'snapshot'>;
  /** Whether the server lets this page in. */
  readonly signIn: SignIn;
}

export interface ApiSettings extends Omit<Wire, 'timers'> {
  readonly timers?: Timers;
  readonly requestsPerMinute: number;
  readonly inferencesPerMinute?: number;
  readonly creationsPerMinute?: number;
  /** How files are sent; by who asks where it is left out. */
  readonly upload?: Upload;
  /** By which the pages of this browser keep one count of what they spend. */
  readonly tabs?: PageNotes;
  /** From 0 to 1. */
  readonly random?: () => number;
}

export function createApi({
  timers = systemTimers,
  requestsPerMinute,
  // The same for every account, whatever it has for the rest (docs/interface.md 1.7).
  inferencesPerMinute = 200,
  creationsPerMinute = 100,
  upload: ownUpload,
  tabs,
  random = Math.random,
  ...rest
}: ApiSettings): Api {
  const wire: Wire = { ...rest, timers };
  const limits = { general: requestsPerMinute, infer: inferencesPerMinute, create: creationsPerMinute };
  const scheduler = createScheduler({ clock: wire.clock, timers, limits, tabs, random });
  const signIn = createSignIn();
  const hearWrites = new Set<(path: string) => void>();

  async function call<T, Request extends Pick<WireRequest, 'method' | 'signal'>>(
    sendOnce: (wire: Wire, request: Request) => Promise<T>,
    request: Request,
    { priority, bucket = 'general' }: CallOptions,
  ): Promise<T> {
    const { method, signal } = request;
    const ask = async () => {
      const letIn = signIn.ask();
      const answer = await sendOnce(wire, request);
      letIn();
      return answer;
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await scheduler.run(ask, { priority, bucket, signal });
      } catch (thrown) {
        const error = signal?.aborted ? abortedOr(thrown) : toApiError(thrown);
        if (error.kind === 'signedOut') signIn.refuse();
        if (error.kind === 'rateLimited') {
          const pause = refusalWait(error.retryAfterMs, attempt, random());
          // A service counts all requests alike; a gateway keeps something for what is more urgent (docs/gateway.md 4).
          const ofGateway = error.items.some(({ code }) => code === 'budget_spent');
          scheduler.pause(bucket, ofGateway ? priority : 'user', instant(wire.clock.now() + pause));
        }
        const verdict = judge(error, method, attempt);
        if (verdict.kind === 'giveUp') throw error;
        if (verdict.kind === 'replay') await pass(timers, verdict.afterMs, signal);
      }
    }
  }

  return {
    requestsPerMinute,
    limits,
    read: (path, options) => call(send, { method: 'GET', path, ...options }, options),
    readBytes: (path, options) => call(sendForBytes, { method: 'GET', path, ...options }, options),
    write: (method, path, body, options) =>
      call(send, { method, path, body, ...options }, options).finally(() => {
        for (const hear of hearWrites) hear(path);
      }),
    upload: (request, options, byBrowser) =>
      call(
        (to) => sendFile(to, ownUpload ?? byBrowser, request),
        { method: 'PUT', signal: request.signal },
        options,
      ),
    written: {
      subscribe(listener) {
        hearWrites.add(listener);
        return () => hearWrites.delete(listener);
      },
    },
    status: { subscribe: scheduler.subscribe, snapshot: scheduler.snapshot },
    signIn,
  };
}

async function pass(timers: Timers, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(timers, milliseconds, signal);
  } catch {
    throw new ApiError({ kind: 'aborted' });
  }
}

function abortedOr(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError({ kind: 'aborted' });
}

/** Whether the sign-in of this page has ended (docs/gateway.md 3), for useSyncExternalStore. */
interface SignIn {
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasEnded: () => boolean;
}

interface SignInTurns extends SignIn {
  /**
   * A request goes out.
   *
   * @returns says that it was let in, which tells nothing where it went out before a refusal
   */
  readonly ask: () => () => void;
  readonly refuse: () => void;
}

function createSignIn(): SignInTurns {
  const listeners = new Set<() => void>();
  let ended = false;
  let asked = 0;
  let askedBeforeEnd = 0;

  function set(hasEnded: boolean): void {
    if (hasEnded === ended) return;
    ended = hasEnded;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasEnded: () => ended,
    ask() {
      const turn = (asked += 1);
      return () => {
        if (turn > askedBeforeEnd) set(false);
      };
    },
    refuse() {
      askedBeforeEnd = asked;
      set(true);
    },
  };
}
