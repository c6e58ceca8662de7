import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { answerTypes, keyForms, oddKey } from './keyCases.ts';
import { remoteService } from './remote.ts';
import { ask, startGate, startService, type TestServer } from './testServers.ts';

const KEY = 'k3y/with+signs=and-more';
const page = () => new Response('page');

/** Answers with everything it was sent, in headers and body, as a careless service might. */
const echo: RequestListener = (request, response) => {
  void readBody(request).then((body) => {
    const status = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('status') ?? '200');
    response.writeHead(status, {
      'content-type': 'application/vnd.api+json',
      'x-request-id': request.headers.authorization ?? '',
      'retry-after': '7',
      'set-cookie': 'session=1',
      'www-authenticate': 'Token',
      'access-control-allow-origin': '*',
      link: '<x>',
    });
    const { method, url, headers } = request;
    response.end(
      JSON.stringify({ method, url, headers, body, errors: [{ detail: encodeURIComponent(KEY) }] }),
    );
  });
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Paths in which a service, or one behind it, may find another path. */
const disguised = [
  '..%2fadmin',
  'a/..%2f..%2fadmin',
  'a%3Fq=1',
  '..%5cadmin',
  '%2e%2e%2fadmin',
  'a%00',
  'a%0d%0ab',
  // Encoded twice and more often.
  '%252e%252e%252fadmin',
  'a/..%252fadmin',
  '%25252e%25252e/admin',
  'a%2500',
  'a%255cb',
  // No UTF-8.
  '..%c0%afadmin',
  // Parameters of a segment, which some servers cut off.
  '..;/admin',
  '..;a=b/admin',
  '%2e%2e;/admin',
  '..%3b/admin',
  'a/.;/b',
  'a/..%3Bx%2fb',
];

const openGate = (service: TestServer) =>
  startGate({ upstream: remoteService(`${service.url}/v2`, KEY), page });

describe('the proxied service', () => {
  it('gets path, query, method and body as the client sent them', async () => {
    await using service = await startService(echo);
    await using gate = await openGate(service);
    const path = '/shipments/a%20b?page%5Bsize%5D=100&include=containers,pod_terminal&q=%25';
    const answer = await ask(`${gate.url}/api/v2${path}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/vnd.api+json' },
      body: '{"data":{"ref":"ü"}}',
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      method: 'PATCH',
      url: `/v2${path}`,
      body: '{"data":{"ref":"ü"}}',
      headers: { 'content-type': 'application/vnd.api+json' },
    });
  });

  it('is answered in gzip to whoever takes it', async () => {
    const records = JSON.stringify({ data: Array.from({ length: 200 }, (_, id) => ({ type: 'x', id })) });
    await using service = await startService((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/vnd.api+json' });
      response.end(records);
    });
    await using gate = await openGate(service);
    const url = `${gate.url}/api/v2/shipments`;
    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(records);
    const plain = await ask(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    expect(plain.body).toBe(records);
  });

  it('gets the key from the server, and neither cookies nor credentials of the client', async () => {
    const seen: string[] = [];
    await using service = await startService((request, response) => {
      seen.push(JSON.stringify(request.headers));
      expect(request.headers.authorization).toBe(`Token ${KEY}`);
      response.end('{}');
    });
    await using gate = await openGate(service);
    await ask(`${gate.url}/api/v2/shipments`, {
      headers: {
        authorization: 'Token client',
        cookie: 'a=client',
        'x-forwarded-for': 'client',
        te: 'client',
      },
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toContain('client');
  });

  it('gets nothing of a read that belongs to a write', async () => {
    await using service = await startService(echo);
    await using gate = await openGate(service);
    const headers = { 'content-type': 'a/b', 'content-md5': 'c3Vt', 'idempotency-key': 'once' };
    const seenBy = async (method: string) => {
      const { body } = await ask(`${gate.url}/api/v2/shipments`, { method, headers });
      const { headers: seen } = JSON.parse(body) as { headers: Readonly<Record<string, string>> };
      return Object.keys(headers).filter((name) => name in seen);
    };
    expect(await seenBy('GET')).toEqual([]);
    expect(await seenBy('DELETE')).toEqual(Object.keys(headers));
  });

  it.each(keyForms)('shows no key $name, in bodies of any type and in headers', async ({ write }) => {
    const written = write(oddKey);
    let type: string | null = null;
    await using service = await startService((_, response) => {
      response.writeHead(200, {
        ...(type === null ? {} : { 'content-type': type }),
        'content-disposition': `attachment; filename="${written} ${written}.txt"`,
      });
      response.end(`{"detail":"${written}","again":"${written}"}`);
    });
    const upstream = remoteService(`${service.url}/v2`, oddKey);
    await using gate = await startGate({ upstream, page });
    for (type of answerTypes) {
      const { body, headers } = await ask(`${gate.url}/api/v2/shipments`);
      expect([type, body]).toEqual([type, '{"detail":"[redacted]","again":"[redacted]"}']);
      expect(headers['content-disposition']).toBe('attachment; filename="[redacted] [redacted].txt"');
    }
  });

  it.each([200, 400, 401, 403, 404, 422, 429, 500, 503])(
    'may repeat the key in a %i answer, and the client still never sees it',
    async (status) => {
      await using service = await startService(echo);
      await using gate = await openGate(service);
      const answer = await ask(`${gate.url}/api/v2/shipments?status=${status}`);
      expect(answer.status).toBe(status);
      const all = JSON.stringify(answer.headers) + answer.body;
      expect(all).not.toContain(KEY);
      expect(all).not.toContain(encodeURIComponent(KEY));
      expect(answer.body).toContain('Token [redacted]');
    },
  );

  it('passes Retry-After on and says when it was given, but no cookie, challenge or CORS header', async () => {
    await using service = await startService(echo);
    await using gate = await openGate(service);
    const { headers } = await ask(`${gate.url}/api/v2/shipments?status=429`);
    expect(headers['retry-after']).toBe('7');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    // It asks the service each time, in the words of the gateway of a team.
    expect(headers['x-gw-cache']).toBe('MISS');
    const date = String(headers['x-gw-data-date']);
    expect(new Date(date).toUTCString()).toBe(date);
    for (const name of ['set-cookie', 'www-authenticate', 'access-control-allow-origin', 'link']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('that refuses the key with a page leaves a 401 that our client can read', async () => {
    await using service = await startService((_, response) => {
      response.writeHead(401, { 'content-type': 'text/html' }).end(`<h1>${KEY}</h1>`);
    });
    await using gate = await openGate(service);
    const answer = await ask(`${gate.url}/api/v2/shipments`);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ status: '401' }] });
  });

  it('that redirects is not followed, so that the key goes nowhere else', async () => {
    let stolen = 0;
    await using thief = await startService((_, response) => {
      stolen += 1;
      response.end();
    });
    await using service = await startService((_, response) => {
      response.writeHead(307, { location: `${thief.url}/?${KEY}` }).end();
    });
    await using gate = await openGate(service);
    const answer = await ask(`${gate.url}/api/v2/shipments`);
    expect(answer.status).toBe(502);
    expect(answer.headers).not.toHaveProperty('location');
    expect(stolen).toBe(0);
  });

  it('that cannot be reached is a 502 without its address or the key, in answer and log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const service = await startService(echo);
    await service[Symbol.asyncDispose]();
    await using gate = await openGate(service);
    const answer = await ask(`${gate.url}/api/v2/shipments`);
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ status: '502', title: 'Bad gateway' }] });
    expect(answer.body).not.toContain(String(service.port));
    expect(log.mock.calls.flat()).toEqual(['The tracking service could not be reached (ECONNREFUSED).']);
  });

  it('that breaks off in the middle of an answer is a 502', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await using service = await startService((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":');
      setTimeout(() => response.destroy(), 20);
    });
    await using gate = await openGate(service);
    expect((await ask(`${gate.url}/api/v2/shipments`)).status).toBe(502);
  });

  it('is not asked for a path that climbs out of its base address', async () => {
    const seen: string[] = [];
    await using service = await startService((request, response) => {
      seen.push(request.url ?? '');
      response.end('{}');
    });
    await using gate = await openGate(service);
    for (const path of disguised) {
      const answer = await ask(gate.url, { target: `/api/v2/${path}` });
      expect(answer.status, path).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ status: '400' }] });
    }
    const plain = ['a..b', 'a;b', '...', '100%25', 'a%20%C3%BC?q=%252e%252e;'];
    for (const path of plain) await ask(`${gate.url}/api/v2/${path}`);
    expect(seen).toEqual(plain.map((path) => `/v2/${path}`));
  });

  it('is not sent a body over 1 MB', async () => {
    await using service = await startService(echo);
    await using gate = await openGate(service);
    const send = (size: number) =>
      ask(`${gate.url}/api/v2/shipments/1`, { method: 'PATCH', body: 'x'.repeat(size) });
    expect((await send(1024 * 1024)).status).toBe(200);
    expect((await send(1024 * 1024 + 1)).status).toBe(413);
  });
});

describe('a file on its way to the service', () => {
  it('passes with the checksum that it was promised with, up to 25 MB', async () => {
    let seen: unknown = null;
    await using service = await startService((request, response) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () => {
        seen = { size, checksum: request.headers['content-md5'] };
        response.end();
      });
    });
    await using gate = await openGate(service);
    const put = (size: number) =>
      ask(`${gate.url}/api/v2/rails/active_storage/disk/1`, {
        method: 'PUT',
        headers: { 'content-md5': 'c3Vt', 'content-type': 'application/pdf' },
        body: 'x'.repeat(size),
      });
    expect((await put(25 * 1024 * 1024)).status).toBe(200);
    expect(seen).toEqual({ size: 25 * 1024 * 1024, checksum: 'c3Vt' });
    expect((await put(25 * 1024 * 1024 + 1)).status).toBe(413);
  });
});

describe('addresses of the gate', () => {
  it('under /api outside the interface are a JSON 404, never a page', async () => {
    await using service = await startService(echo);
    await using gate = await openGate(service);
    for (const path of ['/api', '/api/', '/api/v1/shipments', '/api/v2x', '/__faults']) {
      const answer = await ask(gate.url + path, { headers: { accept: 'text/html' } });
      expect(answer.status, path).toBe(404);
      expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ status: '404' }] });
    }
  });

  it('are on loopback only, on IPv4 and, where there is one, IPv6', async () => {
    await using service = await startService(echo);
    await using gate = await openGate(service);
    expect((await ask(`http://127.0.0.1:${gate.port}/`)).status).toBe(200);
    const six = await ask(`http://[::1]:${gate.port}/`).catch(() => null);
    expect(six?.status ?? 200).toBe(200);
  });
});
