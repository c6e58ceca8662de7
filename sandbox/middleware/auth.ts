import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { Problem } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv } from '#sandbox/view.ts';

/**
 * Lets through only requests with `Authorization: Token <key>` (docs/interface.md 1.3).
 *
 * Hashes are compared instead of keys, so that neither time nor length tells anything about the key.
 */
export function requireToken(apiKey: string) {
  const expected = digest(apiKey);
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const given = /^Token +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim();
    if (given === undefined) throw unauthorized('The header “Authorization: Token <API key>” is missing.');
    if (!timingSafeEqual(digest(given), expected)) throw unauthorized('The API key is not valid.');
    c.set('accountKey', given);
    await next();
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function unauthorized(detail: string): Problem {
  // RFC 9110, 11.6.1 asks for the challenge.
  return new Problem(401, [{ status: '401', title: 'Unauthorized', detail }], {
    'www-authenticate': 'Token realm="tracking"',
  });
}
