import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCases } from '#/language/languageCases.ts';
import { languageTags } from '#/language/languages.ts';
import { readDist, serveDist } from '#server/dist.ts';
import { remoteService } from '#server/remote.ts';
import { ask, startGate, type TestServer } from '#server/testServers.ts';
import { gatewayForFile, releaseFolder, serviceKey, stamp } from './startGateway.ts';

const dist = join(import.meta.dirname, '..', '..', '..', 'dist');
const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Example', maxZoom: 18 };
const frames = ['https://player.example.com', 'https://*.example.org'];
const asset = `/assets/${readdirSync(join(dist, 'assets')).find((name) => /^core-.*\.js$/.test(name))}`;

const sharedScript = `/assets/${readdirSync(join(dist, 'assets')).find((name) => /^sharedPage-.*\.js$/.test(name))}`;

const { service, gateway } = await gatewayForFile();
/** The server of `npm start`, over the same build, as it is and with all that settings can permit. */
let plain: TestServer;
let permissive: TestServer;

beforeAll(async () => {
  const files = await readDist(dist);
  const upstream = remoteService(service.url, serviceKey);
  const page = (c: { req: { raw: Request } }) => serveDist(files, c.req.raw);
  plain = await startGate({ upstream, page });
  permissive = await startGate({ upstream, page, streetTiles: tiles, frameAncestors: frames });
});
afterAll(async () => {
  await plain[Symbol.asyncDispose]();
  await permissive[Symbol.asyncDispose]();
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const paths: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['/', html],
  ['/index.html', html],
  ['/arrivals', html],
  ['/arrivals.html', html],
  ['/shared', html],
  ['/shared.html', html],
  ['/verify', html],
  ['/verify.html', html],
  ['/shipments', html],
  ['/', { ...html, 'accept-language': 'pt-BR, DE-AT;q=0.9, en;q=0.8' }],
  ['/shipments', { ...html, 'accept-language': 'en-GB,de;q=0.9' }],
  ['/exceptions', { ...html, 'accept-language': 'zh-CN', cookie: 'landfall_language=fr' }],
  ['/arrivals?lang=es', { ...html, 'accept-language': 'zh-CN', cookie: 'landfall_language=fr' }],
  ['/arrivals?lang=xx', { ...html, 'accept-language': 'ja,zh-CN' }],
  ['/shared?lang=de', html],
  ['/verify', { ...html, 'accept-language': 'fr-CA' }],
  ['/shipments/find?q=MSCU1234567%20x&carrier=a%2Fb', html],
  ['/shipments/ABCD.123', html],
  ['/sw.js', {}],
  ['/icon.svg', {}],
  ['/icon-192.png', {}],
  ['/config.json', {}],
  [asset, {}],
  [sharedScript, {}],
  ['/assets/gone-1a2b3c.js', {}],
  ['/assets/gone', html],
  ['/nothing.js', {}],
  ['/.env', html],
  ['/.git/config', html],
  ['/.vite/manifest.json', {}],
];

/** Of the machinery between, and no promise to a page. */
const incidental =
  'accept-ranges connection content-length date etag keep-alive last-modified server transfer-encoding vary';

async function answerOf(url: string, path: string, headers: Readonly<Record<string, string>>) {
  const answer = await ask(url + path, { headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  const own = Object.entries(answer.headers).filter(([name]) => !incidental.split(' ').includes(name));
  return { status: answer.status, headers: Object.fromEntries(own), body: answer.body };
}

describe('the gateway and `npm start` answer alike', () => {
  it.each(paths)('%s', async (path, headers) => {
    const expected = await answerOf(plain.url, path, headers);
    const found = await answerOf(gateway.url, path, headers);
    expect(found.headers).toEqual(expected.headers);
    expect(found.status).toBe(expected.status);
    // Accounts have a name of each server.
    const bodyOf = ({ body }: typeof found) => (path === '/config.json' ? 'its own' : body);
    expect(bodyOf(found)).toBe(bodyOf(expected));
  });

  it('also with street tiles, and frames for the board', async () => {
    await gateway.reload({
      STREET_TILES_URL: tiles.url,
      STREET_TILES_ATTRIBUTION: tiles.attribution,
      FRAME_ANCESTORS: frames.join(' '),
    });
    for (const path of ['/', '/arrivals', '/sw.js', asset]) {
      const expected = await answerOf(permissive.url, path, html);
      const found = await answerOf(gateway.url, path, html);
      expect([path, found.headers]).toEqual([path, expected.headers]);
    }
    const config = JSON.parse((await gateway.askAsPage('/config.json')).body) as Record<string, unknown>;
    expect(config).toMatchObject({ apiBase: '/api/v2', streetTiles: tiles });
    const frame = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    };
    expect((await gateway.ask('/arrivals', { headers: frame })).status).toBe(200);
    expect((await gateway.ask('/shipments', { headers: frame })).status).toBe(403);
    await gateway.reload({});
    expect((await gateway.ask('/arrivals', { headers: frame })).status).toBe(403);
  });
});

describe('the gateway says the rule of languages', () => {
  it.each(languageCases)(
    'asked for %s, chosen %s, browser %s, so %s',
    async (asked, chosen, accepted, language) => {
      const { body } = await gateway.ask(
        asked === null ? '/shipments' : `/arrivals?port=USLAX&lang=${asked}`,
        {
          headers: {
            ...html,
            ...(chosen !== null && { cookie: `a=b; landfall_language=${chosen}` }),
            ...(accepted !== null && { 'accept-language': accepted }),
          },
        },
      );
      expect(/<html lang="([\w-]+)"/.exec(body)?.[1]).toBe(languageTags[language]);
    },
  );
});

describe('the site', () => {
  it.each(['br', 'gzip'])('is compressed already: %s', async (encoding) => {
    const whole = await gateway.ask(asset);
    const { headers } = await gateway.ask(asset, { headers: { 'accept-encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBeLessThan(whole.body.length / 2);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('is asked for once: an answer that is the same is not sent again', async () => {
    const { headers } = await gateway.ask('/');
    const again = await gateway.ask('/', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('has another validator for each language, however alike their files are', async () => {
    const next = mkdtempSync(join(tmpdir(), 'landfall-alike-'));
    cpSync(await releaseFolder(), next, { recursive: true });
    chmodSync(next, 0o755);
    const site = join(next, 'site');
    const pages = readdirSync(site).filter((name) => name.endsWith('.html'));
    for (const name of pages) {
      const whole = readFileSync(join(site, name), 'utf8').padEnd(20_000);
      writeFileSync(join(site, name), whole);
      for (const ending of ['gz', 'br']) rmSync(join(site, `${name}.${ending}`), { force: true });
      utimesSync(join(site, name), 1_700_000_000, 1_700_000_000);
    }
    stamp(next);
    gateway.swap(next);
    for (const path of ['/', '/shipments', '/arrivals', '/shared', '/verify']) {
      const read = (language: string, more: Readonly<Record<string, string>> = {}) =>
        gateway.ask(path, { headers: { ...html, cookie: `landfall_language=${language}`, ...more } });
      const { headers, body } = await read('fr');
      expect(body).toContain('<html lang="fr');
      const validators = {
        'if-none-match': headers.etag ?? '',
        'if-modified-since': headers['last-modified'] ?? '',
      };
      expect((await read('fr', validators)).status).toBe(304);
      const other = await read('de', validators);
      expect([path, other.status]).toEqual([path, 200]);
      expect(other.body).toContain('<html lang="de');
    }
    gateway.swap(await releaseFolder());
    rmSync(next, { recursive: true });
  });

  it.each(['/index.html.br', `${asset}.gz`, `${asset}.map`, '/api'])('has none of it: %s', async (target) => {
    expect((await gateway.ask(target)).status).toBe(404);
  });

  it.each([
    '/../key',
    '/assets/../../../key',
    '/assets/..%2f..%2f..%2fkey',
    '/%2e%2e/key',
    '/assets../key',
    '/assets/%252e%252e/key',
    '/..;/key',
    '//etc/passwd',
    '/assets/..%5c..%5ckey',
    '/assets//etc/passwd',
  ])('has nothing beyond its files: %s', async (target) => {
    const answer = await gateway.ask('/', { target, headers: { accept: '*/*' } });
    expect(answer.body).not.toMatch(/tk_live|root:/);
    expect([200, 400, 403, 404]).toContain(answer.status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'FOO'])('is read alone: %s', async (method) => {
    const { status } = await gateway.ask('/', { method });
    expect(status).toBe(405);
  });

  it.each<readonly [number, Readonly<Record<string, string>>]>([
    [200, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    [200, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    [403, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    [403, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    [403, { origin: 'https://evil.example' }],
    [421, { host: 'evil.example' }],
    [421, { host: 'localhost.evil.example:80' }],
  ])('answers %i to %j', async (status, headers) => {
    expect((await gateway.ask('/', { headers })).status).toBe(status);
  });
});
