import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCases } from '#/language/languageCases.ts';
import { readDist, serveDist, type Dist } from './dist.ts';

let folder = '';
let dist: Dist = new Map();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Landfall</title>');
  await writeFile(join(folder, 'arrivals.html'), '<!doctype html><title>Arrivals</title>');
  await writeFile(join(folder, 'index.de.html'), '<!doctype html><html lang="de-DE"><title>Landfall</title>');
  await writeFile(
    join(folder, 'arrivals.de.html'),
    '<!doctype html><html lang="de-DE"><title>Ankünfte</title>',
  );
  await writeFile(join(folder, 'config.json'), '{}');
  await writeFile(join(folder, 'sw.js'), 'let b = 1;\n');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Landfall"}');
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'let a = 1;\n'.repeat(500));
  await writeFile(join(folder, 'assets', 'first-abc.js'), 'let b = 2;\n'.repeat(500));
  await writeFile(join(folder, 'assets', 'first-abc.js.br'), 'as the build made it');
  await writeFile(join(folder, '.chunks.json'), '{}');
  dist = await readDist(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  serveDist(dist, new Request(`http://localhost:4173${path}`, { headers }));
const html = { accept: 'text/html,*/*;q=0.8' };

describe('the built files', () => {
  it('include the application at every page address', async () => {
    for (const path of ['/', '/shipments', '/shipments/find?q=a.b', '/shipments/1.2']) {
      const answer = get(path, html);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Landfall</title>');
    }
  });

  it('include the board at its own address alone', async () => {
    expect(await get('/arrivals?port=USLAX', html).text()).toContain('<title>Arrivals</title>');
    expect(await get('/arrivals/setup', html).text()).toContain('<title>Landfall</title>');
  });

  it.each(languageCases)(
    'are in the language of the rule: asked for %s, chosen %s, browser %s, so %s',
    async (asked, chosen, accepted, language) => {
      const answer = get(asked === null ? '/shipments' : `/arrivals?port=USLAX&lang=${asked}`, {
        ...html,
        ...(chosen !== null && { cookie: `a=b; landfall_language=${chosen}` }),
        ...(accepted !== null && { 'accept-language': accepted }),
      });
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
      // Those that this build has not are English here.
      expect((await answer.text()).includes('lang="de-DE"')).toBe(language === 'de');
    },
  );

  it('include the service worker, which a browser asks for anew and which covers every page', () => {
    const answer = get('/sw.js', { accept: '*/*' });
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    // A worker at the root may cover everything; a wider scope would have to be allowed by this header.
    expect(answer.headers.get('service-worker-allowed')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('include the manifest that the application is installed by', () => {
    const answer = get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('never answer a missing file with the page', () => {
    expect(get('/assets/old-123.js', html).status).toBe(404);
    expect(get('/missing.png', { accept: 'image/*,*/*' }).status).toBe(404);
  });

  it('leave out dot files, even for someone who asks for a page', () => {
    expect(get('/.chunks.json', html).status).toBe(404);
  });

  it('are kept for ever when their name holds a hash, and checked each time when not', () => {
    expect(get('/assets/index-abc.js').headers.get('cache-control')).toContain('immutable');
    expect(get('/config.json').headers.get('cache-control')).toBe('no-cache');
  });

  it('are answered with 304 when unchanged', () => {
    const etag = get('/config.json').headers.get('etag') ?? '';
    expect(get('/config.json', { 'if-none-match': etag }).status).toBe(304);
  });

  it('are compressed for a browser that accepts it', async () => {
    const answer = get('/assets/index-abc.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const smaller = get('/assets/index-abc.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(smaller.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await smaller.arrayBuffer())).toString()).toBe(
      'let a = 1;\n'.repeat(500),
    );
    expect(get('/arrivals.html').headers.get('vary')).toBe('Accept-Encoding');
    expect(get('/assets/index-abc.js').headers.get('content-encoding')).toBeNull();
  });

  it('come as the build has compressed them, where it has, and not as files of their own', async () => {
    const answer = get('/assets/first-abc.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('as the build made it');
    expect(get('/assets/first-abc.js.br').status).toBe(404);
  });

  it('carry a policy without inline scripts, inline styles or other origins', () => {
    const policy = get('/').headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(get('/assets/index-abc.js').headers.get('x-content-type-options')).toBe('nosniff');
  });
});
