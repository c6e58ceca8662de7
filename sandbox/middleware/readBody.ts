import { createMiddleware } from 'hono/factory';
import type { SandboxEnv } from '#sandbox/view.ts';

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
