import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { gatewayForFile, pageHeaders } from './startGateway.ts';

// What browsers share is found by its address alone, so nothing else of a request may change it (docs/gateway.md 4).

const { service, gateway } = await gatewayForFile({}, { hasLargeBudget: true });
const { host, hostname, port } = new URL(gateway.url);

let count = 0;
const fresh = () => `/api/v2/shipping_lines?page[size]=1&turn=${++count}`;

type Header = readonly [name: string, value: string];
const ofPage: readonly Header[] = [['Host', host], ...Object.entries(pageHeaders)];

/** Sends octets as they are, which no client of Node does. @returns the status of the answer */
async function send(method: string, path: string, headers: readonly Header[], body = ''): Promise<number> {
  const socket = connect(Number(port), hostname).setTimeout(20_000, () => socket.destroy());
  socket.on('error', () => undefined);
  const lines = [...ofPage, ...headers, ['Connection', 'close']].map(([name, value]) => `${name}: ${value}`);
  socket.write(Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  const answer = await text(socket).catch(() => '');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

const dataOf = (body: string) => (JSON.parse(body) as { data?: unknown }).data;
const long = 'a'.repeat(7_000);
const odd = 'a\u0001b';

describe('what else a request brings does not reach the service, nor who asks for the same', () => {
  const cases: readonly (readonly [what: string, headers: readonly Header[], body?: string])[] = [
    ...['Idempotency-Key', 'Content-Type', 'Content-MD5', 'Accept', 'Accept-Language', 'X-Caller'].flatMap(
      (name): readonly (readonly [string, readonly Header[]])[] => [
        [`${name} with an odd octet`, [[name, odd]]],
        [`${name} of 7 kB`, [[name, long]]],
      ],
    ),
    [
      'all three together',
      ['Idempotency-Key', 'Content-Type', 'Content-MD5'].map((name) => [name, long.slice(0, 2_500)]),
    ],
    ['a body', [['Content-Length', '5']], '{"a":'],
    ['a body in chunks', [['Transfer-Encoding', 'chunked']], '5\r\n{"a":\r\n0\r\n\r\n'],
    ['part of it', [['Range', 'bytes=0-1']]],
    ['another name of the method', [['X-HTTP-Method-Override', 'DELETE']]],
  ];
  it.each(cases.map(([what, headers, body]) => ({ what, headers, body })))(
    '$what',
    async ({ headers, body }) => {
      const path = fresh();
      const before = service.asked.length;
      await send('GET', path, headers, body);
      const answer = await gateway.askAsPage(path);
      expect([answer.status, dataOf(answer.body)]).toEqual([200, expect.any(Array)]);
      for (const { headers: got } of service.asked.slice(before)) {
        expect(Object.keys(got).toSorted()).toEqual(['accept', 'authorization', 'host', 'user-agent']);
      }
      // Nor once it is kept, where somebody asks past it.
      await send('GET', path, [...headers, ['Cookie', 'landfall_wrote=1']], body);
      expect((await gateway.askAsPage(path)).status).toBe(200);
    },
  );
});

const name = fc.oneof(
  fc.constantFrom(
    'Idempotency-Key',
    'Content-Type',
    'Content-MD5',
    'Accept',
    'Cookie',
    'Cache-Control',
    'Range',
    'Expect',
  ),
  fc.constantFrom(
    'X-GW-Class',
    'Accept-Encoding',
    'If-None-Match',
    'If-Modified-Since',
    'User-Agent',
    'Referer',
    'TE',
  ),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/),
);
const octets = fc
  .array(fc.integer({ min: 1, max: 255 }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes).replaceAll(/[\r\n]/g, ''));
const value = fc.oneof(
  octets,
  fc.constantFrom('landfall_wrote=1', 'no-cache', 'bg', 'gzip', 'bytes=0-1', '*', '100-continue', '0', '7'),
  fc.integer({ min: 1, max: 7_000 }).map((length) => 'x'.repeat(length)),
);
const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
  headers: fc.array(fc.tuple(name, value), { maxLength: 4 }),
  body: fc.constantFrom('', '{}', 'x'),
});

it('nothing outside the address changes what is shared, before it is kept and after', async () => {
  const first = await gateway.askAsPage(fresh());
  await fc.assert(
    fc.asyncProperty(request, request, async (before, after) => {
      const path = fresh();
      const from = service.asked.length;
      await send(before.method, path, before.headers, before.body);
      const answer = await gateway.askAsPage(path);
      await send(after.method, path, after.headers, after.body);
      const again = await gateway.askAsPage(path);
      for (const each of [answer, again]) {
        expect([each.status, dataOf(each.body)]).toEqual([200, dataOf(first.body)]);
      }
      const asked = service.asked.slice(from);
      expect(new Set(asked.map(({ method, headers }) => JSON.stringify([method, headers]))).size).toBe(1);
    }),
    { numRuns: runs(500) },
  );
});

describe('an answer that is no success', () => {
  const answerWith = (status: number) => {
    service.behave = (_, response) => {
      response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end('{"errors":[]}');
    };
  };
  const shared = async (path: string) => {
    const first = await gateway.askAsPage(path);
    const second = await gateway.askAsPage(path);
    return [first, second].map(({ status, headers }) => `${status} ${String(headers['x-gw-cache'])}`);
  };

  it.each([404, 410, 422])('is kept where it is about what was asked for: %i', async (status) => {
    answerWith(status);
    expect(await shared(fresh())).toEqual([`${status} MISS`, `${status} HIT`]);
  });

  it.each([400, 403, 405, 406, 408, 409, 411, 413, 414, 415, 423, 428, 431, 451, 500])(
    'is nobody else’s: %i',
    async (status) => {
      answerWith(status);
      expect(await shared(fresh())).toEqual([`${status} MISS`, `${status} MISS`]);
    },
  );

  it.each([400, 404, 410, 422, 431])('does not replace what is kept and still good: %i', async (status) => {
    const path = fresh();
    expect((await gateway.askAsPage(path)).status).toBe(200);
    answerWith(status);
    for (const past of [{ cookie: 'landfall_wrote=1' }, { 'cache-control': 'no-cache' }]) {
      expect((await gateway.askAsPage(path, { headers: past })).status).toBe(status);
      expect((await gateway.askAsPage(path)).status).toBe(200);
    }
  });
});
