import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createAnswerMemory } from './answerMemory.ts';
import { apiFailure, textFailure, type Failure } from './answers.ts';
import { isServicePath, refusal } from './guards.ts';
import type { Live } from './live.ts';
import { answerConfig } from './pageConfig.ts';
import { permit } from './pageHeaders.ts';
import type { StreetTiles } from './streetTiles.ts';
import { type AnswerLimits, defaultAnswerLimits, forward, type Upstream } from './upstream.ts';

export interface GateEnv {
  Bindings: HttpBindings;
}
export type GateContext = Context<GateEnv>;

/** A tracking service that is open, with what it holds to be closed. */
export interface OpenService {
  readonly upstream: Upstream;
  /** What happens at the service, as it happens; not given where it does not say. */
  readonly live?: Live;
  /** Reaches `/__faults` of the embedded service; given only when its fault mode is on. */
  readonly faults?: (request: Request) => Response | Promise<Response>;
  readonly close: () => void;
}

export interface GateOptions extends Omit<OpenService, 'close'> {
  readonly answerLimits?: AnswerLimits;
  /** Answers everything that is not the service: the built files, or Vite. */
  readonly page: (c: GateContext) => Response | Promise<Response>;
  /** What the map lays over itself; none where it is not given. */
  readonly streetTiles?: StreetTiles | null;
  /** Origins whose pages may show the arrivals board in a frame; none where it is not given. */
  readonly frameAncestors?: readonly string[];
}

const API_PREFIX = '/api/v2';
const BOARD = '/arrivals';
const BODY_LIMIT = 1024 * 1024;
/** Of the file of a document, which is passed on as it comes (docs/interface.md 2.10). */
const FILE_LIMIT = 25 * 1024 * 1024;
/** So many of the largest answers may be under way at once; smaller ones, accordingly more. */
const answersTogether = 4;
const FILES = `${API_PREFIX}/rails/active_storage/disk/`;

/**
 * What Landfall's own server answers: guards, then the tracking service under `/api/v2`, then pages. It needs the
 * bindings of @hono/node-server, because the port that a request came in on decides which Host names are known.
 */
export function createGate({
  upstream,
  answerLimits = defaultAnswerLimits,
  page,
  streetTiles = null,
  frameAncestors = [],
  live,
  faults,
}: GateOptions): Hono<GateEnv> {
  const gate = new Hono<GateEnv>();

  gate.use(async (c, next) => {
    const failure = refusal({
      method: c.req.method,
      path: c.req.path,
      target: c.env.incoming.url ?? '',
      mayBeFramed: c.req.path === BOARD && frameAncestors.length > 0,
      port: c.env.incoming.socket.localPort ?? 0,
      header: (name) => c.req.header(name),
    });
    return failure ? fail(c, failure) : next();
  });

  const memory = createAnswerMemory(answersTogether * answerLimits.megabytes * 1024 * 1024);
  const limitBody = limitOf(BODY_LIMIT);
  const limitFile = limitOf(FILE_LIMIT);
  gate.use((c, next) => (isFile(c) ? limitFile : limitBody)(c, next));

  // A page of 100 shipments is 480 kB of JSON, and 53 kB in gzip.
  gate.use(`${API_PREFIX}/*`, compress());
  gate.all(`${API_PREFIX}/*`, (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.startsWith(API_PREFIX) ? pathname.slice(API_PREFIX.length) : '..';
    if (!isPlainPath(path)) return fail(c, badPath);
    const { raw: request } = c.req;
    const incoming = { request, path: path + search, isFile: isFile(c), client: c.env.outgoing, memory };
    return forward(upstream, answerLimits, incoming);
  });
  gate.get('/config.json', () => answerConfig({ account: upstream.account, streetTiles, live: !!live }));
  if (live) gate.get('/live', (c) => live.open(c.req.header('last-event-id')));
  if (faults) gate.all('/__faults', (c) => faults(c.req.raw));
  gate.all('*', async (c) => {
    if (isServicePath(c.req.path)) return fail(c, notFound);
    const answer = await page(c);
    permit(answer.headers, {
      pictures: streetTiles && new URL(streetTiles.url).origin,
      frameAncestors: c.req.path === BOARD ? frameAncestors : [],
    });
    return answer;
  });

  gate.onError((error, c) => {
    // Only the name: a message may quote what it failed on.
    console.error(`A request failed (${error.name}).`);
    return fail(c, { status: 500, title: 'Internal error', detail: 'The request failed on this server.' });
  });
  return gate;
}

function isFile({ req }: GateContext): boolean {
  return req.method === 'PUT' && req.path.startsWith(FILES);
}

function limitOf(maxSize: number) {
  const detail = `A request body may have at most ${maxSize / 1024 / 1024} MB.`;
  return bodyLimit({
    maxSize,
    onError: () => apiFailure({ status: 413, title: 'Content too large', detail }),
  });
}

const notFound: Failure = { status: 404, title: 'Not found', detail: 'There is nothing at this address.' };
const badPath: Failure = {
  status: 400,
  title: 'Bad request',
  detail: 'The path is not one that is sent on.',
};

function fail(c: GateContext, failure: Failure): Response {
  return isServicePath(c.req.path) ? apiFailure(failure) : textFailure(failure);
}

/**
 * False for a path in which a service could find another one: that climbs, that is encoded more than once, or that has a
 * question mark once it is decoded.
 */
function isPlainPath(path: string): boolean {
  const plain = decoded(path);
  if (plain === null || /[\\?\p{Cc}]|%[\da-f]{2}/iu.test(plain)) return false;
  return plain.split('/').every((segment) => !/^\.{1,2}(;|$)/.test(segment));
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
