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
    const header = c.req.header('authorization')?.trim() ?? '';
    if (header === '')
      throw unauthorized('The header Authorization is missing. Send “Authorization: Token <API key>”.');
    const given = /^Token +(\S.*)$/i.exec(header)?.[1]?.trim();
    if (given === undefined) {
      throw unauthorized(
        'The header Authorization is there in a wrong form. Send “Authorization: Token <API key>”.',
      );
    }
    if (!timingSafeEqual(digest(given), expected)) {
      throw unauthorized(
        'The API key in the header Authorization is not valid. Send the key of this account.',
      );
    }
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
