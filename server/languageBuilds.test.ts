import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, pageFile } from '#/language/languages.ts';
import { BuildError } from './buildError.ts';
import { createTurns } from './buildTurns.ts';
import { type Dist, readDist } from './dist.ts';
import { createLanguageBuilds, type LanguageBuilds } from './languageBuilds.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-languages-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a build in a language has: its page, its worker, and one file that no other has. */
async function distIn(language: Language): Promise<Dist> {
  const own = join(folder, language);
  await mkdir(join(own, 'assets'), { recursive: true });
  await writeFile(join(own, pageFile('index', language)), `page ${language}`);
  await writeFile(join(own, pageFile('sw', language, 'js')), `worker ${language}`);
  await writeFile(join(own, `assets/later-${language}.js`), `code ${language}`);
  return readDist(own);
}

async function ask(builds: LanguageBuilds, path: string, language = 'en') {
  const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': language };
  const answer = await builds.answer(new Request(`http://localhost:4173${path}`, { headers }));
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

describe('languages that are built when they are asked for', () => {
  it('are built once, by a page, a worker or a file that only they can have; English needs none of them', async () => {
    const asked: Language[] = [];
    const builds = createLanguageBuilds((language) => {
      asked.push(language);
      return distIn(language);
    });
    await builds.build('en');
    expect(await ask(builds, '/shipments')).toMatchObject({ status: 200, text: 'page en' });
    expect(await ask(builds, '/assets/later-en.js', 'de')).toMatchObject({ text: 'code en' });
    expect(asked).toEqual(['en']);

    const both = await Promise.all([ask(builds, '/shipments', 'de'), ask(builds, '/map?lang=de')]);
    expect(both.map(({ text }) => text)).toEqual(['page de', 'page de']);
    expect(await ask(builds, '/sw.fr.js')).toMatchObject({ status: 200, text: 'worker fr' });
    // A page of before the server was started again loads a part of it.
    expect(await ask(builds, '/assets/later-zh.js', 'zh-CN')).toMatchObject({ text: 'code zh' });
    expect(asked).toEqual(['en', 'de', 'fr', 'zh']);
    // What no build has is no reason to build: the language of who asks is there.
    expect((await ask(builds, '/assets/gone.js', 'de')).status).toBe(404);
    expect(asked).toHaveLength(4);
  });

  it('hold a request for a bounded time, then say that it is still being built', async () => {
    const { promise, resolve } = Promise.withResolvers<Dist>();
    const builds = createLanguageBuilds((language) => (language === 'en' ? distIn('en') : promise), 50);
    await builds.build('en');
    const early = await ask(builds, '/shipments', 'de');
    expect(early).toMatchObject({
      status: 503,
      text: 'Deutsch is still being built: load this page again in a few seconds.\n',
    });
    expect(early.headers.get('retry-after')).toBe('5');
    expect((await ask(builds, '/shipments')).text).toBe('page en');
    resolve(await distIn('de'));
    expect((await ask(builds, '/shipments', 'de')).text).toBe('page de');
  });

  it('say what failed, why and what to do, and are tried again by whoever asks next', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const why = 'Landfall could not be built in Deutsch: run npm ci.';
    let isBroken = true;
    const builds = createLanguageBuilds(async (language) => {
      if (language === 'de' && isBroken) throw new BuildError(why);
      return distIn(language);
    });
    await builds.build('en');
    expect(await ask(builds, '/shipments', 'de')).toMatchObject({ status: 500, text: `${why}\n` });
    expect(printed).toHaveBeenCalledExactlyOnceWith(why);
    expect((await ask(builds, '/shipments')).text).toBe('page en');
    isBroken = false;
    expect((await ask(builds, '/shipments', 'de')).text).toBe('page de');
  });

  it('are ended with the server, which waits until nothing of them is left', async () => {
    let isGone = false;
    const builds = createLanguageBuilds(
      (_language, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            setTimeout(() => {
              isGone = true;
              reject(new BuildError('ended'));
            }, 20);
          });
        }),
    );
    const asked = builds.build('de');
    await Promise.all([builds.close(), expect(asked).rejects.toThrow('ended')]);
    expect(isGone).toBe(true);
  });
});

describe('turns', () => {
  it('are taken by so many at once, in their order, whether they succeed or fail', async () => {
    const inTurn = createTurns(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) => async () => {
      begun.push(number);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      if (number === 2) throw new Error('no build');
      return number;
    };
    const ended = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => inTurn(work(number))));
    expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });
});
