import { join } from 'node:path';
import type { Language } from '#/language/languages.ts';
import { incomplete } from './buildDist.ts';
import { inWorkshop } from './buildFolder.ts';
import { buildInProcess } from './buildInProcess.ts';
import { type Dist, readDist } from './dist.ts';
import { createLanguageBuilds } from './languageBuilds.ts';
import { projectRoot } from './projectRoot.ts';
import { announce, runUntilStopped, type Serving, serveLandfall } from './serve.ts';
import { missingFrom } from './wholeDist.ts';

// `npm start`: builds the application, and serves it with the tracking service behind it. It answers once English is
// built; another language is built when it is first asked for. A bad setting or a taken port is said at once.
await runUntilStopped(async () => {
  const builds = createLanguageBuilds(build);
  const close = async (): Promise<void> => {
    await builds.close();
    await serving?.close();
  };
  let serving: Serving | null = null;
  try {
    const english = builds.build('en');
    // Should it fail first, it is said where it is waited for.
    english.catch(() => undefined);
    serving = await serveLandfall(process.env, (c) => builds.answer(c.req.raw));
    await english;
  } catch (error) {
    await close();
    throw error;
  }
  announce(serving);
  return { close };
});

/** Into memory: `dist` is for who wants files, and stays as it is. */
function build(language: Language, signal: AbortSignal): Promise<Dist> {
  return inWorkshop(join(projectRoot, '.cache'), async (own) => {
    const folder = join(own, language);
    await buildInProcess(language, folder, { compressFirst: true, signal });
    const dist = await readDist(folder);
    const missing = missingFrom(dist, language);
    if (missing.length > 0) throw incomplete(missing);
    return dist;
  });
}
