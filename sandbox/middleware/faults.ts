import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { mediaType } from '#sandbox/jsonapi/jsonapi.ts';
import { malformedBody } from '#sandbox/jsonapi/problem.ts';
import { type FaultRule, matches, readFaultRules } from './faultRule.ts';

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
