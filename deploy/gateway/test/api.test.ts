import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '#/test/certificate.ts';
import { eventually } from '#/test/eventually.ts';
import { answerTypes, keyForms, oddKey } from '#server/keyCases.ts';
import { ask } from '#server/testServers.ts';
import { serviceKey, gatewayForFile } from './startGateway.ts';

const { service, gateway } = await gatewayForFile();
const { body: list } = await gateway.askAsPage('/api/v2/shipments?page[size]=1');
const shipment = (JSON.parse(list) as { data: { id: string }[] }).data[0]?.id ?? '';

const json = { 'content-type': 'application/vnd.api+json' };

/** An address that has not been asked for yet, so that no answer is kept of it. */
let count = 0;
const fresh = () => `/api/v2/shipments?page[size]=1&page[number]=${++count}`;

const last = () => service.asked.at(-1);
const errorOf = (body: string) =>
  (JSON.parse(body) as { errors: { status: string; detail: string }[] }).errors[0];

describe('a request to the service', () => {
  it('has the key, and nothing of the browser that is not listed', async () => {
    const { status } = await gateway.askAsPage(fresh(), {
      headers: {
        authorization: 'Bearer evil',
        cookie: 'session=zz',
        'x-forwarded-for': '1.2.3.4',
        'x-http-method-override': 'DELETE',
        referer: `${gateway.url}/shipments`,
      },
    });
    expect(status).toBe(200);
    expect(last()?.headers).toEqual({
      host: new URL(service.url).host,
      authorization: `Token ${serviceKey}`,
      accept: 'application/vnd.api+json, application/json',
      'user-agent': 'Landfall gateway',
    });
    expect(last()?.url).toBe(`/v2/shipments?page[size]=1&page[number]=${count}`);
  });

  it('is a write with its body, and what is read after it in that browser is new', async () => {
    const path = `/api/v2/shipments/${shipment}`;
    const before = await gateway.askAsPage(path);
    expect(before.status).toBe(200);
    const change = { data: { type: 'shipment', id: shipment, attributes: { ref_numbers: ['NEW-1'] } } };
    const written = await gateway.askAsPage(path, { method: 'PATCH', body: JSON.stringify(change) });
    expect(written.status).toBe(200);
    const cookie = written.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^landfall_wrote=1; Path=\/api\/; Max-Age=45; HttpOnly; SameSite=Strict$/);
    expect((await gateway.askAsPage(path)).body).not.toContain('NEW-1');
    const own = await gateway.askAsPage(path, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(own.body).toContain('NEW-1');
    // And then everybody sees it.
    expect((await gateway.askAsPage(path)).body).toContain('NEW-1');
    const refused = await gateway.askAsPage(path, { method: 'PATCH', body: '{}' });
    expect([refused.status, refused.headers['set-cookie']]).toEqual([422, undefined]);
  });

  it('is answered by the service where a write depends on it, whatever others have written', async () => {
    const path = `/api/v2/shipments/${shipment}?include=containers`;
    await gateway.askAsPage(path);
    const change = { data: { type: 'shipment', id: shipment, attributes: { ref_numbers: ['THEIRS'] } } };
    await gateway.askAsPage(path.split('?')[0] ?? '', { method: 'PATCH', body: JSON.stringify(change) });
    expect((await gateway.askAsPage(path)).body).not.toContain('THEIRS');
    const exact = await gateway.askAsPage(path, { headers: { 'cache-control': 'no-cache' } });
    expect(exact.body).toContain('THEIRS');
    expect((await gateway.askAsPage(path)).body).toContain('THEIRS');
  });
});

describe('an answer of the service', () => {
  it('has the headers of every answer that is no page, and no others', async () => {
    service.behave = (_, response) => {
      response.writeHead(200, {
        'content-type': 'application/vnd.api+json',
        'set-cookie': 'a=b',
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=1',
        'x-powered-by': 'x',
        'x-accel-redirect': '/config.json',
        'cache-control': 'public, max-age=99999',
        vary: '*',
      });
      response.end('{"data":[]}');
    };
    const { headers, body } = await gateway.askAsPage(fresh());
    expect(body).toBe('{"data":[]}');
    expect(Object.keys(headers).toSorted().join(' ')).toBe(
      'cache-control connection content-security-policy content-type cross-origin-resource-policy date referrer-policy server ' +
        'transfer-encoding vary x-content-type-options x-frame-options x-gw-cache x-gw-data-date',
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('has links that stay inside, and never the key', async () => {
    const real = await gateway.askAsPage('/api/v2/shipments?page[size]=2');
    expect(real.body).not.toContain(new URL(service.url).host);
    expect(real.body).toContain('"/api/v2/shipments?');
    service.behave = ({ headers }, response) => {
      response.writeHead(400, { 'content-type': 'application/vnd.api+json' });
      response.end(JSON.stringify({ errors: [{ detail: headers.authorization }] }));
    };
    const echoed = await gateway.askAsPage(fresh());
    expect([echoed.status, echoed.body]).toEqual([400, '{"errors":[{"detail":"Token [redacted]"}]}']);
  });

  describe('with a key of odd characters', () => {
    beforeAll(async () => {
      writeFileSync(`${gateway.folder}/key`, oddKey);
      await gateway.reload({});
    });
    afterAll(async () => {
      writeFileSync(`${gateway.folder}/key`, serviceKey);
      await gateway.reload({});
    });

    it.each(keyForms)('shows no key $name, in bodies of any type and in headers', async ({ write }) => {
      const written = write(oddKey);
      for (const type of answerTypes) {
        service.behave = (_request, response) => {
          response.writeHead(200, {
            ...(type === null ? {} : { 'content-type': type }),
            'content-disposition': `attachment; filename="${written} ${written}.txt"`,
            'x-request-id': written,
          });
          response.end(`{"detail":"${written}","again":"${written}"}`);
        };
        const { status, headers, body } = await gateway.askAsPage(fresh());
        expect([type, status, body]).toEqual([type, 200, '{"detail":"[redacted]","again":"[redacted]"}']);
        expect(headers['content-disposition']).toBe('attachment; filename="[redacted] [redacted].txt"');
        expect(JSON.stringify(headers)).not.toContain(written);
      }
    });
  });

  it.each(answerTypes)(
    'of the type %s has links that stay inside where it is JSON, and is else as it was',
    async (type) => {
      const link = `${service.url}/shipments/1`;
      service.behave = (_request, response) => {
        response.writeHead(200, type === null ? {} : { 'content-type': type }).end(`{"self":"${link}"}`);
      };
      const { body } = await gateway.askAsPage(fresh());
      const isJson = /json/i.test(type ?? '');
      expect(body).toBe(`{"self":"${isJson ? '/api/v2/shipments/1' : link}"}`);
    },
  );

  it('is none in an encoding that was not asked for, in which the key could pass', async () => {
    service.behave = (_request, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(`"${serviceKey}"`));
    };
    const { status, body } = await gateway.askAsPage(fresh());
    expect([status, errorOf(body)?.status]).toEqual([502, '502']);
  });

  it.each<readonly [string, number, Readonly<Record<string, string>>, number, RegExp]>([
    ['a key that is refused', 401, { 'www-authenticate': 'Basic' }, 502, /refused the key of this gateway/],
    ['a redirect', 302, { location: 'https://evil.example/' }, 502, /redirect, which is not followed/],
    ['a way that is closed', 502, {}, 502, /could not be reached/],
  ])('is no answer for the browser: %s', async (_, given, head, status, detail) => {
    service.behave = (_request, response) => response.writeHead(given, head).end('<b>no</b>');
    const { headers, body, status: found } = await gateway.askAsPage(fresh());
    expect(found).toBe(status);
    expect(errorOf(body)?.detail).toMatch(detail);
    expect(headers['content-type']).toBe('application/vnd.api+json');
    expect(headers).not.toHaveProperty('www-authenticate');
    expect(headers).not.toHaveProperty('location');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it.each([403, 404, 409, 422, 500])('is passed on when it says %i', async (status) => {
    service.behave = (_, response) => {
      response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end('{"errors":[]}');
    };
    const answer = await gateway.askAsPage(fresh());
    expect([answer.status, answer.body]).toEqual([status, '{"errors":[]}']);
  });

  it('counts only with a certificate that an authority of the settings vouches for', async () => {
    const { certificate } = makeCertificate('Another authority');
    const file = `${gateway.folder}/other.pem`;
    await import('node:fs/promises').then(({ writeFile }) => writeFile(file, certificate));
    await gateway.reload({ TRACKING_API_CA: file });
    const before = service.asked.length;
    const { status, body } = await gateway.askAsPage(fresh());
    expect([status, errorOf(body)?.status]).toEqual([502, '502']);
    expect(service.asked.length).toBe(before);
    await gateway.reload({});
    expect((await gateway.askAsPage(fresh())).status).toBe(200);
  });
});

type Headers = Readonly<Record<string, string>>;

describe('who may ask', () => {
  const read: readonly (readonly [number, string, Headers])[] = [
    [200, 'our page', { 'sec-fetch-site': 'same-origin' }],
    [200, 'our page on a name without https', { 'x-gw': '1' }],
    [403, 'an address that was typed', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [403, 'a picture of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    [403, 'a neighbour', { 'sec-fetch-site': 'same-site' }],
    [
      403,
      'another site with our header',
      { 'sec-fetch-site': 'cross-site', 'x-gw': '1', origin: 'https://evil.example' },
    ],
    [403, 'an old browser on another site', { referer: 'https://evil.example/' }],
    [403, 'another origin without Sec-Fetch-Site', { 'x-gw': '1', origin: 'https://evil.example' }],
    [403, 'no origin at all', { 'x-gw': '1', origin: 'null' }],
    [403, 'another value of Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin, none' }],
    [421, 'a name that leads here', { 'sec-fetch-site': 'same-origin', host: 'evil.example' }],
  ];
  it.each(read)('%i to a read of %s', async (status, _, headers) => {
    expect((await gateway.ask(`/api/v2/shipments/${shipment}`, { headers })).status).toBe(status);
  });

  const write: readonly (readonly [number, string, (url: string) => Headers])[] = [
    [422, 'our page', (origin) => ({ 'sec-fetch-site': 'same-origin', origin, ...json })],
    [422, 'our page on a name without https', (origin) => ({ 'x-gw': '1', origin, ...json })],
    [
      403,
      'a form of another site',
      () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    ],
    [403, 'a page without an origin', () => ({ 'sec-fetch-site': 'same-origin', ...json })],
    [403, 'another port', () => ({ 'x-gw': '1', origin: 'http://127.0.0.1:3000', ...json })],
    [415, 'a form', (origin) => ({ 'sec-fetch-site': 'same-origin', origin, 'content-type': 'text/plain' })],
    [
      415,
      'a file',
      (origin) => ({ 'sec-fetch-site': 'same-origin', origin, 'content-type': 'multipart/form-data' }),
    ],
  ];
  it.each(write)('%i to a write of %s', async (status, _, headers) => {
    const body = '{"data":{"type":"tracking_request","attributes":{}}}';
    const request = { method: 'POST', body, headers: headers(gateway.url) };
    expect((await gateway.ask('/api/v2/tracking_requests', request)).status).toBe(status);
  });

  it.each(['OPTIONS', 'TRACE', 'FOO', 'PROPFIND'])('no method is passed on by chance: %s', async (method) => {
    const before = service.asked.length;
    const answer = await gateway.askAsPage('/api/v2/shipments', { method });
    expect([403, 405]).toContain(answer.status);
    expect(service.asked.length).toBe(before);
  });
});

describe('what may be asked for', () => {
  it.each([
    '/api/',
    '/api/v2',
    '/api/v2/',
    '/api/v1/shipments',
    '/api/v2/nothing',
    '/api/v2/shipments/../webhooks',
    '/api/v2/shipments/..%2fwebhooks',
    '/api/v2/shipments/%2e%2e/webhooks',
    '/api/v2/shipments/%252e%252e/webhooks',
    '/api/v2/shipments/..;/webhooks',
    '/api/v2//shipments',
    '/api/v2/shipments//',
    '/api/v2/./shipments',
    '/api/v2/shipments%00',
    '/api/v2/shipments%0d%0aX-A:b',
    '/api/v2/shipments\\..\\webhooks',
    '/api/v2/shipments/%5c..%5cwebhooks',
    '/api/v2/shipments;a=b',
    '/API/v2/shipments',
    '//api/v2/shipments',
    '/api/%76%32/nothing',
  ])('is not sent on: %s', async (target) => {
    const before = service.asked.length;
    const { status } = await gateway.ask('/', {
      target,
      headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    });
    expect([400, 403, 404]).toContain(status);
    expect(service.asked.length).toBe(before);
  });

  it('is bounded in size', async () => {
    const large = JSON.stringify({ data: { attributes: { tags: ['a'.repeat(1_100_000)] } } });
    const answer = await gateway.askAsPage(`/api/v2/shipments/${shipment}`, { method: 'PATCH', body: large });
    expect([answer.status, errorOf(answer.body)?.status]).toEqual([413, '413']);
    const long = await gateway.askAsPage(`/api/v2/shipments?q=${'a'.repeat(9_000)}`);
    expect(long.status).toBe(414);
  });

  it('is read alone where the gateway is read-only', async () => {
    const headers = { 'x-gw': '1', ...json };
    const url = `${gateway.readOnlyUrl}/api/v2/shipments/${shipment}`;
    expect((await ask(url, { headers })).status).toBe(200);
    const before = service.asked.length;
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'FOO']) {
      // Node sends no length with a body of these, so that it would be taken for the next request.
      const body = method === 'DELETE' || method === 'OPTIONS' ? '' : '{}';
      const { status } = await ask(url, { method, headers, body });
      expect([403, 405]).toContain(status);
    }
    expect(service.asked.length).toBe(before);
  });
});

it('drops no request while it reads its configuration again', async () => {
  const statuses = new Set<number>();
  const over = new AbortController();
  const readers = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted)
      statuses.add((await gateway.askAsPage('/api/v2/parties?page[size]=1')).status);
  });
  for (let turn = 0; turn < 3; turn += 1) await gateway.reload({});
  over.abort();
  await Promise.all(readers);
  expect(statuses).toEqual(new Set([200]));
});

describe('what is said of it', () => {
  it('is health and metrics, for this machine alone', async () => {
    expect((await ask(`${gateway.healthUrl}/health`)).body).toBe('ok\n');
    const { body } = await ask(`${gateway.healthUrl}/metrics`);
    expect(body).toMatch(
      /^# TYPE landfall_gateway_requests_total counter\nlandfall_gateway_requests_total \d+$/m,
    );
    expect((await ask(`${gateway.healthUrl}/health`, { headers: { host: 'evil.example' } })).status).toBe(
      421,
    );
    expect((await ask(`${gateway.healthUrl}/nginx`)).status).toBe(404);
  });

  it('is no key, no query, no body and no link to a file in logs, processes and configuration', async () => {
    await gateway.askAsPage('/api/v2/shipments?q=SECRETQUERY');
    await gateway.askAsPage('/api/v2/rails/active_storage/disk/SECRETFILE');
    await gateway.ask('/shipments/find?q=SECRETQUERY');
    await gateway.askAsPage(`/api/v2/rails/active_storage/disk/SECRETFILE?${'SECRETQUERY'.repeat(1_000)}`);
    await gateway.askAsPage('/api/v2/shipments?q=SECRETQUERY&page[size]=2', {
      method: 'POST',
      body: `"${'a'.repeat(1_100_000)}"`,
    });
    // A connection that the service ends, and more background work than its budget has.
    service.behave = (_request, response) => void response.destroy();
    await gateway.askAsPage('/api/v2/shipments?q=SECRETQUERY&page[size]=3');
    service.behave = null;
    const background = { headers: { 'x-gw-class': 'bg' } };
    const refused = Array.from({ length: 60 }, (_, at) =>
      gateway.askAsPage(`/api/v2/shipments?q=SECRETQUERY-${at}`, background),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toContain(429);
    // A line may come after its answer.
    await eventually(() => expect(gateway.log('access')).toContain('"path":"/shipments/find"'));
    const logs = gateway.log('access') + gateway.log('guard') + gateway.log('error');
    expect(logs).toContain('"path":"/api/v2/rails/…"');
    expect(logs).not.toMatch(/SECRETQUERY|SECRETFILE|NEW-1/);
    for (const text of [
      logs,
      readFileSync(`/proc/${gateway.pid}/cmdline`, 'utf8'),
      readFileSync(`/proc/${gateway.pid}/environ`, 'utf8'),
      readFileSync(`${gateway.folder}/conf/public/config.json`, 'utf8'),
    ]) {
      expect(text).not.toContain(serviceKey);
    }
    for (const line of gateway.log('access').trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });
});
