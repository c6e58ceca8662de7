import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { mediaType } from '#sandbox/jsonapi/jsonapi.ts';
import { malformedBody, unprocessable } from '#sandbox/jsonapi/problem.ts';

/** Failures on purpose, so that a browser test sees real ones and never patches the network. */
export interface Faults {
  /** `PUT /__faults` sets the rules, `DELETE /__faults` clears them; both answer 204. */
  readonly routes: Hono;
  readonly middleware: ReturnType<typeof createMiddleware>;
}

export function createFaults(): Faults {
  let rules: FaultRule[] = [];
  const used = new Map<FaultRule, number>();

  const routes = new Hono()
    .put('/__faults', async (c) => {
      const body: unknown = await c.req.json().catch(() => {
        throw malformedBody();
      });
      rules = readFaultRules(body);
      used.clear();
      return c.body(null, 204);
    })
    .delete('/__faults', (c) => {
      rules = [];
      used.clear();
      return c.body(null, 204);
    });

  const middleware = createMiddleware(async (c, next) => {
    const rule = rules.find(
      (each) => matches(each, c.req.method, c.req.path) && (used.get(each) ?? 0) < (each.times ?? Infinity),
    );
    if (!rule) return next();
    used.set(rule, (used.get(rule) ?? 0) + 1);
    if (rule.delayMs !== undefined) await wait(rule.delayMs);
    if (rule.body === 'half') {
      await next();
      const text = await c.res.text();
      c.res = new Response(text.slice(0, text.length / 2), {
        status: rule.status ?? c.res.status,
        headers: c.res.headers,
      });
      return;
    }
    if (rule.status === undefined && rule.body === undefined) return next();
    const headers = rule.retryAfter === undefined ? {} : { 'retry-after': String(rule.retryAfter) };
    const { text, type } = bodyOf(rule);
    return c.body(text, (rule.status ?? 200) as ContentfulStatusCode, { ...headers, 'content-type': type });
  });

  return { routes, middleware };
}

function bodyOf(rule: FaultRule): { text: string; type: string } {
  switch (rule.body) {
    case 'html':
      return { text: '<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>', type: 'text/html' };
    case 'empty':
      return { text: '', type: mediaType };
    case 'malformed':
      return { text: '{"data":[{"id":', type: mediaType };
    default:
      return { text: JSON.stringify({ errors: [errorItem(rule.status ?? 500)] }), type: mediaType };
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function errorItem(status: number): object {
  return { status: String(status), title: titles[status] ?? 'Internal Server Error', detail: null };
}

const bodies = ['html', 'empty', 'malformed', 'half'] as const;

/** One failure on purpose. Without `status` and `body` it only delays. */
interface FaultRule {
  /** `GET /v2/shipments`: method and path without query; `*` stands for any method or any one path segment. */
  readonly match: string;
  readonly status?: number;
  /** Seconds. */
  readonly retryAfter?: number;
  /** `half` is the true answer, cut in the middle. */
  readonly body?: (typeof bodies)[number];
  /** How many requests fail; without it all of them. */
  readonly times?: number;
  readonly delayMs?: number;
}

function matches(rule: FaultRule, method: string, path: string): boolean {
  const [ruleMethod, rulePath = ''] = rule.match.split(' ');
  if (ruleMethod !== '*' && ruleMethod !== method) return false;
  const wanted = rulePath.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, i) => part === '*' || part === given[i]);
}

/** @throws Problem 422 naming every field that is wrong */
function readFaultRules(body: unknown): FaultRule[] {
  if (!Array.isArray(body)) throw unprocessable([{ pointer: '', detail: 'The body is a list of rules.' }]);
  const faults = body.flatMap((rule: unknown, i) =>
    faultsOf(rule).map(({ pointer, detail }) => ({ pointer: `/${i}${pointer}`, detail })),
  );
  if (faults.length > 0) throw unprocessable(faults);
  return body as FaultRule[];
}

function faultsOf(rule: unknown): { pointer: string; detail: string }[] {
  if (typeof rule !== 'object' || rule === null) return [{ pointer: '', detail: 'A rule is an object.' }];
  const fields = new Map<string, unknown>(Object.entries(rule));
  const checks: readonly [string, string, (value: unknown) => boolean][] = [
    ['match', 'a method and a path, such as “GET /v2/shipments”', isMatch],
    ['status', 'a number from 200 to 599', (value) => isNumber(value, 200, 599)],
    ['retryAfter', 'a number of seconds', (value) => isNumber(value, 0, 86_400)],
    ['body', bodies.join(', '), (value) => bodies.some((body) => body === value)],
    ['times', 'a number of requests', (value) => isNumber(value, 1, 1_000_000)],
    ['delayMs', 'at most 60000 milliseconds', (value) => isNumber(value, 0, 60_000)],
  ];
  return checks
    .filter(([name, , accepts]) => (fields.has(name) || name === 'match') && !accepts(fields.get(name)))
    .map(([name, accepted]) => ({ pointer: `/${name}`, detail: `${name} accepts ${accepted}.` }));
}

function isMatch(value: unknown): boolean {
  return typeof value === 'string' && /^(\*|[A-Z]+) \/\S*$/.test(value);
}

function isNumber(value: unknown, least: number, limit: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= limit;
}
