import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { ask } from '#server/testServers.ts';
import { accessIn } from './access.ts';
import { type Gateway, startGateway, startTlsService, type TestService } from './startGateway.ts';
import { openStream } from './streams.ts';

// oauth2-proxy is no package of Debian. What follows is its contract: 202 or 401 with the name of the person to
// /oauth2/auth, a redirect to the identity provider from /oauth2/start.

interface SignIn {
  readonly address: string;
  readonly received: IncomingMessage[];
  /** Says this to /oauth2/auth while it is set; `nothing` leaves the connection open. */
  behave: number | 'nothing' | null;
  readonly stop: () => Promise<void>;
}

async function startSignIn(): Promise<SignIn> {
  const server: Server = createServer((request, response) => {
    made.received.push(request);
    const path = request.url?.split('?')[0];
    if (path === '/oauth2/auth') {
      if (made.behave === 'nothing') return;
      const person = /_oauth2_proxy=good-(\w+)/.exec(request.headers.cookie ?? '')?.[1];
      const status = made.behave ?? (person ? 202 : 401);
      response.writeHead(status, person ? { 'x-auth-request-user': person } : {}).end();
    } else if (path === '/oauth2/start') {
      response.writeHead(302, {
        location: 'https://identity.example/authorize?state=x',
        'set-cookie': '_oauth2_proxy_csrf=x; HttpOnly',
      });
      response.end();
    } else {
      response.writeHead(404).end('not found');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const made: SignIn = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    behave: null,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return made;
}

describe('a gateway behind an identity provider', () => {
  const etc = mkdtempSync(join(tmpdir(), 'landfall-oauth2-'));
  const access = accessIn(etc);
  let service: TestService;
  let signIn: SignIn;
  let gateway: Gateway;
  let link = '';
  let settings: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    link = access('wall', 'hall-2');
    service = await startTlsService();
    signIn = await startSignIn();
    settings = { SIGN_IN: 'oauth2', OAUTH2_PROXY: signIn.address, WALLS_FILE: join(etc, 'walls') };
    gateway = await startGateway(service, settings);
  });
  afterAll(async () => {
    await gateway.close();
    await signIn.stop();
    service.close();
    rmSync(etc, { recursive: true, force: true });
  });

  const list = '/api/v2/shipments?page[size]=1';
  const person = { cookie: '_oauth2_proxy=good-alice' };
  const opens = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', accept: 'text/html' };

  it('sends whoever opens a page to sign in, and back to where they were', async () => {
    for (const path of ['/', '/shipments/find?q=a&b=c', '/index.html', '/arrivals', '/sign-in']) {
      for (const headers of [opens, { accept: 'text/html' }]) {
        const { status, headers: found } = await gateway.ask(path, { headers });
        expect([status, found.location]).toEqual([302, 'https://identity.example/authorize?state=x']);
        expect(found['set-cookie']).toEqual(['_oauth2_proxy_csrf=x; HttpOnly']);
        expect(signIn.received.at(-1)?.headers['x-auth-request-redirect']).toBe(path);
      }
    }
    // Whoever goes there by themselves comes back to the beginning, and not there again.
    expect((await gateway.ask('/oauth2/start', { headers: opens })).status).toBe(302);
    expect(signIn.received.at(-1)?.headers['x-auth-request-redirect']).toBe('/');
  });

  it('shows a shared link without asking who it is', async () => {
    const asked = signIn.received.length;
    const page = await gateway.ask('/shared', { headers: opens });
    const [script = ''] = /\/assets\/sharedPage-[\w-]+\.js/.exec(page.body) ?? [];
    expect([page.status, (await gateway.askAsPage(script)).status]).toEqual([200, 200]);
    expect(signIn.received.length).toBe(asked);
    expect((await gateway.ask('/shared.html', { headers: opens })).status).toBe(302);
  });

  it('refuses what a page asks for by itself, without a redirect', async () => {
    const before = service.asked.length;
    const refused = await gateway.askAsPage(list);
    expect([refused.status, refused.headers.location]).toEqual([403, undefined]);
    expect(refused.headers['content-type']).toBe('application/vnd.api+json');
    expect(refused.body).toContain('"code":"signed_out"');
    for (const path of ['/config.json', '/sw.js', '/icon.svg', '/live']) {
      const { status, headers } = await gateway.askAsPage(path);
      expect([path, status, headers.location]).toEqual([path, 403, undefined]);
    }
    expect(service.asked.length).toBe(before);
  });

  it('lets in who has signed in, and says who it was in its log alone', async () => {
    for (const path of ['/', '/shipments', '/config.json', list]) {
      expect([path, (await gateway.askAsPage(path, { headers: person })).status]).toEqual([path, 200]);
    }
    const signedIn = await gateway.ask('/sign-in', { headers: { ...opens, ...person } });
    expect([signedIn.status, signedIn.body]).toEqual([200, expect.stringContaining('You are signed in.')]);
    const stream = openStream(`${gateway.url}/live`, person);
    await eventually(() => expect(stream.isOpen()).toBe(true));
    stream.close();
    await eventually(() => expect(gateway.log('access')).toContain('"user":"alice"'));
    expect(gateway.log('access')).not.toContain('good-alice');
  });

  it('takes no name from outside, and passes none on', async () => {
    const claims = {
      'x-auth-request-user': 'mallory',
      'x-auth-request-email': 'mallory@example.com',
      'x-forwarded-user': 'mallory',
      'x-forwarded-for': '10.9.8.7',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '10.9.8.7',
      'x-auth-request-redirect': 'https://evil.example/',
      authorization: `Basic ${Buffer.from('mallory:x').toString('base64')}`,
    };
    const fresh = '/api/v2/shipments?page[size]=2&page[number]=2';
    expect((await gateway.askAsPage(fresh, { headers: claims })).status).toBe(403);
    expect((await gateway.askAsPage(fresh, { headers: { ...claims, ...person } })).status).toBe(200);
    await gateway.ask('/oauth2/start', { headers: { ...claims, ...opens } });
    const received = JSON.stringify(signIn.received.map(({ headers }) => headers));
    const asked = JSON.stringify(service.asked.map(({ headers }) => headers));
    for (const all of [received, asked]) expect(all).not.toMatch(/mallory|evil|10\.9\.8\.7/);
    expect(asked).not.toMatch(/alice|oauth2/);
    expect(gateway.log('access')).not.toContain('mallory');
  });

  it('has nothing else of oauth2-proxy: its answers are for the gateway alone', async () => {
    expect((await gateway.ask('/oauth2/auth', { headers: person })).status).toBe(404);
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect((await gateway.ask('/oauth2/start', { headers: image })).status).toBe(403);
    expect((await gateway.ask('/oauth2/sign_out', { method: 'POST' })).status).toBe(405);
  });

  it('lets a wall in by its link without a login, and out when that is revoked', async () => {
    const opened = await gateway.ask(link);
    expect(opened.status).toBe(303);
    const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const before = signIn.received.length;
    for (const path of ['/arrivals', list]) {
      expect([path, (await gateway.askAsPage(path, { headers: { cookie } })).status]).toEqual([path, 200]);
    }
    expect(signIn.received.length).toBe(before);

    access('revoke', 'hall-2');
    const next = access('wall', 'hall-3');
    await gateway.reload(settings);
    const revoked = await gateway.ask('/arrivals', { headers: { ...opens, cookie } });
    expect([revoked.status, revoked.headers.location]).toEqual([403, undefined]);
    expect(revoked.body).toContain('was revoked');
    expect((await gateway.ask(next, { headers: { cookie } })).status).toBe(303);
  });

  it('lets nobody in while oauth2-proxy fails, says anything else, or says nothing', async () => {
    const before = service.asked.length;
    const refused = async (status: number) => {
      for (const path of ['/', list]) {
        const answer = await gateway.askAsPage(path, { headers: { ...person, accept: 'text/html' } });
        expect([path, answer.status]).toEqual([path, status]);
      }
    };
    for (const status of [500, 503, 404, 302]) {
      signIn.behave = status;
      await refused(503);
    }
    signIn.behave = 403;
    for (const path of ['/', list]) {
      expect((await gateway.askAsPage(path, { headers: person })).status).toBe(403);
    }
    signIn.behave = 'nothing';
    await refused(503);
    await signIn.stop();
    await refused(503);
    expect((await ask(`${gateway.url}/oauth2/start`, { headers: opens })).status).toBe(503);
    expect(service.asked.length).toBe(before);
  });
});
