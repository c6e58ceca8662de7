import { describe, expect, it } from 'vitest';
import { PAGE_HEADERS } from './pageHeaders.ts';
import { noRedaction } from './redact.ts';
import { ask, startGate } from './testServers.ts';
import type { Upstream } from './upstream.ts';

const service: Upstream = {
  label: 'echo',
  baseUrl: 'http://service.invalid/v2',
  authorization: 'Token demo',
  account: 'demo',
  redactor: noRedaction,
  send: (request) => Response.json({ method: request.method, url: request.url }),
};
const open = () => startGate({ upstream: service, page: () => new Response('page') });
const apiPath = '/api/v2/shipments';

describe('Host', () => {
  it('is answered for localhost, 127.0.0.1 and [::1] with the port', async () => {
    await using gate = await open();
    for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]']) {
      const answer = await ask(gate.url + apiPath, { headers: { host: `${name}:${gate.port}` } });
      expect(answer.status, name).toBe(200);
    }
  });

  it('refuses a foreign name that was pointed at this machine, for pages and API alike', async () => {
    await using gate = await open();
    for (const host of [
      `evil.example:${gate.port}`,
      'localhost',
      'localhost:1',
      `localhost.evil.example:${gate.port}`,
    ]) {
      for (const path of ['/', apiPath]) {
        const answer = await ask(gate.url + path, { headers: { host } });
        expect(answer.status, host + path).toBe(421);
        expect(answer.body).toContain(`open http://localhost:${gate.port}`);
      }
    }
  });
});

describe('a request line with a whole address (as a proxy is asked)', () => {
  it('is answered where the address is that of this server', async () => {
    await using gate = await open();
    const answer = await ask(gate.url, { target: `http://localhost:${gate.port}${apiPath}?a=b` });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ url: 'http://service.invalid/v2/shipments?a=b' });
  });

  it('is refused where the address is another one, whatever Host says', async () => {
    await using gate = await open();
    const own = `localhost:${gate.port}`;
    for (const base of [
      'http://evil.example',
      `http://evil.example:${gate.port}`,
      `http://${own}@evil.example`,
      `http://evil.example@${own}`,
      `https://${own}`,
      'http://localhost',
    ]) {
      for (const path of ['/', apiPath]) {
        const answer = await ask(gate.url, { headers: { host: own }, target: base + path });
        expect(answer.status, base + path).toBe(421);
      }
    }
  });
});

describe('requests from other sites', () => {
  it.each(['cross-site', 'same-site', 'anything'])('are refused with Sec-Fetch-Site: %s', async (site) => {
    await using gate = await open();
    const answer = await ask(gate.url + apiPath, { headers: { 'sec-fetch-site': site } });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ status: '403' }] });
  });

  it.each(['https://evil.example', 'null', 'http://localhost:1', 'file://'])(
    'are refused with Origin: %s',
    async (origin) => {
      await using gate = await open();
      const headers = { origin, 'sec-fetch-site': 'same-origin' };
      const answer = await ask(gate.url + apiPath, { method: 'POST', headers, body: '{}' });
      expect(answer.status).toBe(403);
    },
  );

  it('never get permission by CORS', async () => {
    await using gate = await open();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' };
    const answer = await ask(gate.url + apiPath, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('may still follow a link to a page, but not to the API and not into a frame', async () => {
    await using gate = await open();
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect((await ask(`${gate.url}/shipments/find?q=1`, { headers: link })).status).toBe(200);
    expect((await ask(gate.url + apiPath, { headers: link })).status).toBe(403);
    expect((await ask(gate.url, { headers: { ...link, 'sec-fetch-dest': 'iframe' } })).status).toBe(403);
  });

  it('leave our own pages and a typed address alone', async () => {
    await using gate = await open();
    const own = { origin: gate.url, 'sec-fetch-site': 'same-origin' };
    expect((await ask(gate.url + apiPath, { method: 'PATCH', headers: own, body: '{}' })).status).toBe(200);
    expect((await ask(gate.url, { headers: { 'sec-fetch-site': 'none' } })).status).toBe(200);
  });
});

describe('methods', () => {
  it('outside the interface are refused', async () => {
    await using gate = await open();
    for (const method of ['OPTIONS', 'PROPFIND', 'TRACE']) {
      const answer = await ask(gate.url + apiPath, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, POST, PATCH, PUT, DELETE');
    }
    expect((await ask(gate.url, { method: 'POST' })).status).toBe(405);
  });
});

describe('pages in a frame', () => {
  const frame = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
  const shown = async (frameAncestors: readonly string[], path: string) => {
    const page = () => new Response('page', { headers: PAGE_HEADERS });
    await using gate = await startGate({ upstream: service, page, frameAncestors });
    const { status, headers } = await ask(gate.url + path, { headers: frame });
    const policy = String(headers['content-security-policy']);
    const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1];
    return { status, ancestors, option: headers['x-frame-options'], policy };
  };
  const refused = { status: 403, ancestors: "'none'", option: 'DENY' };

  it('are refused, the board among them, where no origin is named', async () => {
    for (const path of ['/arrivals', '/shipments', apiPath]) {
      expect(await shown([], path), path).toMatchObject(refused);
    }
  });

  it('are the board alone where origins are named, with both headers of one mind', async () => {
    const origins = ['https://player.example', 'https://*.signage.example'];
    const board = await shown(origins, '/arrivals?port=USLAX');
    expect(board).toMatchObject({ status: 200, ancestors: origins.join(' '), option: undefined });
    const others = ['/', '/shipments', '/arrivals/setup', '/arrivals/', '/arrivals.html', '/sw.js', apiPath];
    for (const path of others) expect(await shown(origins, path), path).toMatchObject(refused);
  });

  it('may load and do no more than before', async () => {
    const without = (policy: string) => policy.replace(/frame-ancestors [^;]*/, '');
    const { policy } = await shown(['https://player.example'], '/arrivals');
    expect(without(policy)).toBe(without(PAGE_HEADERS['content-security-policy'] ?? ''));
  });
});
