import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { accessIn } from './access.ts';
import {
  type Gateway,
  releaseFolder,
  startGateway,
  startTlsService,
  type TestService,
} from './startGateway.ts';

const own = join(import.meta.dirname, '..');
const etc = mkdtempSync(join(tmpdir(), 'landfall-access-'));

const access = accessIn(etc);

const opens = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const basic = (words: string) => ({ authorization: `Basic ${Buffer.from(words).toString('base64')}` });

describe('a gateway with passwords', () => {
  let service: TestService;
  let gateway: Gateway;
  let person: { authorization: string };
  let link = '';
  const settings = {
    SIGN_IN: 'basic',
    PASSWORD_FILE: join(etc, 'passwords'),
    WALLS_FILE: join(etc, 'walls'),
  };
  beforeAll(async () => {
    const [name, password] = access('user', 'alice').split(' ');
    person = basic(`${name}:${password}`);
    link = access('wall', 'hall-2');
    service = await startTlsService();
    gateway = await startGateway(service, settings);
  });
  afterAll(async () => {
    await gateway.close();
    service.close();
  });

  it('lets those in who know theirs, to page and service', async () => {
    for (const path of ['/', '/assets/none.js', '/api/v2/shipments?page[size]=1', '/config.json']) {
      const stranger = await gateway.askAsPage(path);
      expect([path, stranger.status]).toEqual([path, 401]);
      expect(stranger.headers['www-authenticate']).toContain('Landfall');
      // A page that is open says so itself, without a dialog of the browser over it.
      const wrong = await gateway.askAsPage(path, { headers: basic('alice:guess') });
      expect([path, wrong.status, wrong.headers['www-authenticate']]).toEqual([path, 403, undefined]);
      const known = await gateway.askAsPage(path, { headers: person });
      expect([path, known.status]).toEqual([path, path.includes('none') ? 404 : 200]);
    }
    for (const path of ['/', '/shipments', '/sign-in']) {
      const wrong = await gateway.ask(path, { headers: { ...opens, ...basic('alice:guess') } });
      expect([path, wrong.status]).toEqual([path, 401]);
      expect(wrong.headers['www-authenticate']).toContain('Landfall');
    }
    const signedIn = await gateway.ask('/sign-in', { headers: { ...opens, ...person } });
    expect([signedIn.status, signedIn.body]).toEqual([200, expect.stringContaining('You are signed in.')]);
    expect(service.asked.every(({ headers }) => headers['authorization'] !== person.authorization)).toBe(
      true,
    );
  });

  it.each(['shared', 'verify'])('shows the page /%s to everybody, and nothing beside it', async (name) => {
    const dist = join(own, '..', '..', 'dist');
    const site = readdirSync(join(dist, 'assets'));
    // Each language has its own.
    const [, script = ''] =
      /src="([^"]+Page-[^"]+)"/.exec(readFileSync(join(dist, `${name}.html`), 'utf8')) ?? [];
    const page = await gateway.ask(`/${name}`, {
      headers: { ...opens, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    });
    expect([page.status, page.headers['www-authenticate']]).toEqual([200, undefined]);
    expect(page.body).toContain(script);
    // All that the page names: it needs nothing for which somebody would have to sign in.
    const named = [...page.body.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(named).toEqual([expect.stringMatching(/^\/assets\/browser-/), script]);
    for (const path of named) expect((await gateway.askAsPage(path)).status).toBe(200);
    const others = site
      .filter((file) => !/^((shared|verify)Page|browser)-/.test(file))
      .slice(0, 5)
      .map((file) => `/assets/${file}`);
    for (const path of [
      '/',
      '/index.html',
      `/${name}.html`,
      `/${name}/`,
      `/${name}/x`,
      `/${name}x`,
      '/sw.js',
      '/icon.svg',
      '/config.json',
      `${script}.br`,
      `/assets/${name}Page-.js`,
      ...others,
      '/api/v2/shipments',
    ]) {
      const { status } = await gateway.askAsPage(path);
      expect([path, status === 401 || status === 404]).toEqual([path, true]);
    }
    expect((await gateway.ask(`/${name}`, { method: 'POST' })).status).toBe(405);
  });

  it('lets a wall in by its link, to read alone, until it is revoked', async () => {
    const never = await gateway.ask(`/wall/${'a'.repeat(40)}`);
    expect([never.status, never.headers['set-cookie']]).toEqual([404, undefined]);
    const opened = await gateway.ask(link);
    expect([opened.status, opened.headers.location]).toEqual([303, `${gateway.url}/arrivals`]);
    const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const asWall = (path: string, method = 'GET') => gateway.askAsPage(path, { method, headers: { cookie } });
    expect((await asWall('/arrivals')).status).toBe(200);
    expect((await asWall('/api/v2/shipments?page[size]=1')).status).toBe(200);
    expect((await asWall('/api/v2/shipments/1', 'DELETE')).status).toBe(405);
    await eventually(() => expect(gateway.log('access')).toContain('"wall":"hall-2"'));
    expect(gateway.log('access')).not.toContain(link.slice(6));

    access('revoke', 'hall-2');
    await gateway.reload(settings);
    expect((await gateway.ask(link)).status).toBe(404);
    for (const path of ['/arrivals', '/api/v2/shipments?page[size]=1']) {
      const revoked = await asWall(path);
      expect([revoked.status, revoked.body]).toEqual([403, expect.stringContaining('was revoked')]);
      // No login page on the wall.
      expect(revoked.headers).not.toHaveProperty('www-authenticate');
    }
    // Another link may be opened on it.
    const next = access('wall', 'hall-3');
    await gateway.reload(settings);
    expect((await gateway.ask(next, { headers: { cookie } })).status).toBe(303);
    const made = await gateway.ask('/', { headers: { cookie: 'landfall_wall=a b' } });
    expect(made.status).toBe(401);
  });

  it('forgets a person who was revoked', async () => {
    access('revoke', 'alice');
    await gateway.reload(settings);
    expect((await gateway.ask('/', { headers: { ...opens, ...person } })).status).toBe(401);
    for (const path of ['/api/v2/shipments?page[size]=1', '/live']) {
      const { status, headers, body } = await gateway.askAsPage(path, { headers: person });
      expect([path, status, headers['www-authenticate']]).toEqual([path, 403, undefined]);
      expect(body).toContain('"code":"signed_out"');
    }
  });
});

describe('settings that cannot be used', () => {
  const key = join(etc, 'key');
  const ca = join(etc, 'ca');
  writeFileSync(key, 'tk_live_1\n');
  writeFileSync(ca, '');
  writeFileSync(join(etc, 'short'), 'a\n');
  writeFileSync(join(etc, 'empty'), '\n');
  writeFileSync(join(etc, 'secret'), 'whsec_0123456789\n');
  writeFileSync(join(etc, 'three'), 'whsec_0123456789\n'.repeat(3));
  writeFileSync(join(etc, 'badWalls'), 'short name;\n');
  const good = {
    TRACKING_API_URL: 'https://api.example.com/v2',
    TRACKING_API_KEY_FILE: key,
    TRACKING_API_CA: ca,
  };
  it.each<readonly [Readonly<Record<string, string>>, RegExp]>([
    [{ LISTEN: '0.0.0.0:8080' }, /LISTEN: without a sign-in only this machine/],
    [{ READ_ONLY_LISTEN: '192.168.1.2:80' }, /READ_ONLY_LISTEN: without a sign-in/],
    [{ LISTEN: '8080' }, /LISTEN accepts an address and a port/],
    [{ REDIS: 'unix:/run/redis.sock' }, /REDIS accepts a name or an address and a port/],
    [{ REDIS: '10.0.0.5:6379' }, /WEBHOOK_SECRET_FILE is missing/],
    [{ REDIS: '10.0.0.5:6379', WEBHOOK_SECRET_FILE: join(etc, 'secret') }, /REDIS_PASSWORD_FILE is missing/],
    [
      {
        REDIS: '10.0.0.5:6379',
        WEBHOOK_SECRET_FILE: join(etc, 'secret'),
        REDIS_PASSWORD_FILE: join(etc, 'empty'),
      },
      /REDIS_PASSWORD_FILE has to hold a password/,
    ],
    [{ PEERS: 'gateway-2' }, /PEERS accepts addresses and ports of at most 7/],
    [{ PEERS: Array.from({ length: 8 }, () => '10.0.0.2:8090').join(' ') }, /PEERS accepts/],
    [{ PEERS: '10.0.0.2:8090' }, /ACCOUNT_SALT_FILE is missing/],
    [{ PEERS: '10.0.0.2:8090', WEBHOOK_SECRET_FILE: join(etc, 'secret') }, /REDIS is missing/],
    [{ ACCOUNT_SALT_FILE: ca }, /ACCOUNT_SALT_FILE is empty/],
    [{ SERVER_NAMES: 'a; return 200' }, /SERVER_NAMES accepts names/],
    [{ TRACKING_API_URL: 'http://api.example.com/v2' }, /TRACKING_API_URL accepts an https address/],
    [{ TRACKING_API_URL: 'https://user:pw@api.example.com/' }, /TRACKING_API_URL accepts/],
    [{ TRACKING_API_URL: '' }, /TRACKING_API_URL is missing/],
    [{ TRACKING_API_KEY_FILE: '/nonexistent/key' }, /cannot be read/],
    [{ TRACKING_API_KEY_FILE: join(etc, 'short') }, /has to hold a key of at least 4/],
    [{ SIGN_IN: 'maybe' }, /SIGN_IN accepts none, basic or oauth2/],
    [
      { SIGN_IN: 'oauth2', OAUTH2_PROXY: '192.168.1.2:4180' },
      /OAUTH2_PROXY has to be an address of this machine/,
    ],
    [{ SIGN_IN: 'oauth2', OAUTH2_PROXY: 'localhost' }, /OAUTH2_PROXY accepts an address and a port/],
    [{ SIGN_IN: 'basic' }, /PASSWORD_FILE is missing/],
    [{ WALLS_FILE: join(etc, 'badWalls') }, /WALLS_FILE accepts lines/],
    [{ TLS_KEY: key }, /TLS_CERTIFICATE and TLS_KEY: set both/],
    [{ STREET_TILES_URL: 'https://a/{z}/{x}/{y}.png' }, /set both or neither/],
    [{ STREET_TILES_URL: 'https://a/{z}/{x}.png', STREET_TILES_ATTRIBUTION: 'A' }, /with {z}, {x} and {y}/],
    [
      { STREET_TILES_URL: 'https://a/{z}/{x}/{y}.png', STREET_TILES_ATTRIBUTION: '  ' },
      /STREET_TILES_ATTRIBUTION accepts words/,
    ],
    [{ FRAME_ANCESTORS: "'self'; script-src *" }, /FRAME_ANCESTORS accepts origins/],
    [{ HEALTH_LISTEN: '0.0.0.0:8099' }, /HEALTH_LISTEN has to be an address of this machine/],
    [{ WEBHOOK_SECRET_FILE: join(etc, 'short') }, /WEBHOOK_SECRET_FILE has to hold the secret/],
    [{ WEBHOOK_SECRET_FILE: join(etc, 'empty') }, /WEBHOOK_SECRET_FILE has to hold the secret/],
    [{ WEBHOOK_SECRET_FILE: join(etc, 'three') }, /at most one more line/],
    [{ WEBHOOK_LISTEN: 'localhost' }, /WEBHOOK_LISTEN accepts an address and a port/],
    [{ WEBHOOK_SIGNATURE_HEADER: 'X-A: b' }, /WEBHOOK_SIGNATURE_HEADER accepts the name of a header/],
    [{ TRACKING_API_KEY: 'x' }, /TRACKING_API_KEY is no setting/],
  ])('%j', (settings, why) => {
    const file = join(etc, 'settings');
    const all = { ...good, ...settings };
    writeFileSync(
      file,
      Object.entries(all)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const folders = ['conf', 'run', 'cache', 'log', 'site'].map((name) => join(etc, 'out', name));
    const { status, stderr } = spawnSync(join(own, 'render.sh'), [file, own, ...folders], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(why)]);
    expect(stderr).not.toContain('tk_live');
  });
});

it('what stands in a secret is no name of a setting', async () => {
  const release = await releaseFolder();
  const at = (...names: string[]) => join(etc, 'rendered', ...names);
  mkdirSync(at('site', 'current'), { recursive: true });
  writeFileSync(at('site', 'current', 'config.json'), '{}');
  const lines = ['key', 'secret', 'redis'].map((name) => {
    writeFileSync(at(name), 'a@RATE@b@REDIS@&c@SERVICE_CA@\n');
    return at(name);
  });
  const settings = [
    'TRACKING_API_URL=https://api.example.com/v2',
    `TRACKING_API_KEY_FILE=${lines[0]}`,
    `WEBHOOK_SECRET_FILE=${lines[1]}`,
    'REDIS=10.0.0.5:6379',
    `REDIS_PASSWORD_FILE=${lines[2]}`,
  ];
  writeFileSync(at('settings'), settings.join('\n'));
  const folders = ['conf', 'run', 'cache', 'log', 'site'].map((name) => at(name));
  const { status, stderr } = spawnSync(join(release, 'render.sh'), [at('settings'), release, ...folders], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  for (const name of ['redis.conf', 'secrets.json']) {
    expect(readFileSync(at('conf', name), 'utf8')).toContain('"a@RATE@b@REDIS@&c@SERVICE_CA@"');
  }
});
