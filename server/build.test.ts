import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInto } from './buildFolder.ts';
import { readDist } from './dist.ts';
import { missingFrom } from './wholeDist.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes files that all hold the same name, one after the other, as a build does. */
async function writeAll(outDir: string, name: string): Promise<void> {
  await mkdir(outDir);
  for (const file of ['index.html', 'sw.js', `${name}.js`]) await writeFile(join(outDir, file), name);
}

describe('builds', () => {
  it('at the same time in one folder leave one of them, whole, and nothing besides', async () => {
    const target = join(folder, 'dist');
    const names = Array.from({ length: 12 }, (_, index) => `build${index}`);
    await Promise.all(
      names.map((name) => buildInto(target, join(folder, 'cache'), (outDir) => writeAll(outDir, name))),
    );
    const files = await readdir(target);
    const contents = await Promise.all(files.map((file) => readFile(join(target, file), 'utf8')));
    expect(new Set(contents).size).toBe(1);
    expect(files.toSorted()).toEqual([`${contents[0]}.js`, 'index.html', 'sw.js']);
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  });

  it('that fail leave the one before as it was', async () => {
    const target = join(folder, 'dist');
    await buildInto(target, join(folder, 'cache'), (outDir) => writeAll(outDir, 'good'));
    const failing = buildInto(target, join(folder, 'cache'), async (outDir) => {
      await mkdir(outDir);
      throw new Error('A syntax error.');
    });
    await expect(failing).rejects.toThrow('A syntax error.');
    expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('good');
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  });

  it('sweep away what one that was killed has left, and nothing else', async () => {
    const cache = join(folder, 'cache');
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['build-killed', 'build-running', 'vite']) {
      await mkdir(join(cache, name, 'new'), { recursive: true });
      if (name !== 'build-running') await utimes(join(cache, name), hoursAgo, hoursAgo);
    }
    await buildInto(join(folder, 'dist'), cache, (outDir) => writeAll(outDir, 'next'));
    expect((await readdir(cache)).toSorted()).toEqual(['build-running', 'vite']);
  });

  it('without a folder that may be written say which, and what to do', async () => {
    await writeFile(join(folder, 'file'), '');
    const workshop = join(folder, 'file', 'cache');
    const said = (path: string) =>
      expect.objectContaining({
        name: 'BuildError',
        message: `Landfall cannot be built, because ${path} may not be written (ENOTDIR): give this user the permission, or copy the application to a folder of this user.`,
      });
    const build = (outDir: string) => writeAll(outDir, 'x');
    await expect(buildInto(join(folder, 'dist'), workshop, build)).rejects.toEqual(said(workshop));
    const target = join(folder, 'file', 'dist');
    await expect(buildInto(target, join(folder, 'cache'), build)).rejects.toEqual(said(target));
  });
});

describe('a build', () => {
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  beforeEach(async () => {
    await mkdir(join(folder, 'assets'));
    await write(
      'index.html',
      '<link href="/icon.svg"><script src="/assets/a.js?x"></script><a href="https://x.example/b">',
    );
    await write('arrivals.html', '<link rel="modulepreload" href="/assets/b.js">');
    await write('shared.html', '<script type="module" src="/assets/d.js"></script>');
    await write('verify.html', '<script type="module" src="/assets/e.js"></script>');
    await write('sw.js', 'precache([{url:`assets/c.js`,revision:null},{url:"index.html",revision:"1"}])');
    for (const path of [
      'icon.svg',
      'assets/a.js',
      'assets/b.js',
      'assets/c.js',
      'assets/d.js',
      'assets/e.js',
    ])
      await write(path, '');
  });

  it('in another language has pages and a service worker of its own', async () => {
    const missing = missingFrom(await readDist(folder), 'de');
    expect(missing).toEqual([
      '/index.de.html',
      '/arrivals.de.html',
      '/shared.de.html',
      '/verify.de.html',
      '/sw.de.js',
    ]);
  });

  it('is whole with every file that its pages and its service worker name', async () => {
    expect(missingFrom(await readDist(folder))).toEqual([]);
  });

  it.each([
    'index.html',
    'arrivals.html',
    'shared.html',
    'verify.html',
    'sw.js',
    'icon.svg',
    'assets/a.js',
    'assets/b.js',
    'assets/c.js',
    'assets/d.js',
    'assets/e.js',
  ])('is not whole without %s', async (path) => {
    await rm(join(folder, path));
    expect(missingFrom(await readDist(folder))).toContain(`/${path}`);
  });
});
