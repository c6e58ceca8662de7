import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { Problem } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv } from '#sandbox/view.ts';

const maximumBytes = 1024 * 1024;

/** Refuses bodies over 1 MB with 413, also those that do not say their length. */
export function limitBody() {
  return bodyLimit({
    maxSize: maximumBytes,
    onError: () => {
      const detail = 'The request body is larger than 1 MB.';
      throw new Problem(413, [{ status: '413', title: 'Content Too Large', detail }]);
    },
  });
}

/**
 * Reads the whole body before a route begins. A route is then one step: no other request comes between what it looks up
 * and what it writes, however slowly a client sends.
 */
export function readBody() {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    c.set('body', hasBody ? await c.req.text() : '');
    await next();
  });
}
