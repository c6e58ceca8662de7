import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type BuildEnvironmentOptions, type LogLevel } from 'vite';
import { languages } from '#/language/languages.ts';
import { pageBuild } from '#build/pageBuild.ts';
import { BuildError } from './buildError.ts';
import { buildInto } from './buildFolder.ts';
import { readDist, type Dist } from './dist.ts';
import { missingFrom } from './wholeDist.ts';

/** The folder of the application, wherever the process was started. */
export const projectRoot = join(import.meta.dirname, '..');

/**
 * Builds the application into `dist` and reads what came out.
 *
 * @throws BuildError when there is no place for it or a part of it is missing
 */
export function buildDist(logLevel: LogLevel = 'warn'): Promise<Dist> {
  return buildInto(join(projectRoot, 'dist'), join(projectRoot, '.cache'), async (outDir) => {
    await build({ root: projectRoot, logLevel, build: { outDir } });
    // Beside it, with what they have in common.
    for (const language of languages.filter((name) => name !== 'en')) {
      const beside = { outDir, emptyOutDir: false, copyPublicDir: false };
      await build({ root: projectRoot, mode: language, logLevel: 'error', build: beside });
    }
    const dist = await readDist(outDir);
    const missing = missingFrom(dist);
    if (missing.length === 0) return dist;
    throw new BuildError(`The build lacks ${missing.join(', ')}: start again with the files of one release.`);
  });
}

/** Builds the application with longer texts (build/language/longer.ts) into a folder, for the tests of its screens. */
export async function buildLonger(outDir: string): Promise<Dist> {
  await build({ root: projectRoot, mode: 'longer', logLevel: 'error', build: { outDir } });
  return readDist(outDir);
}

/**
 * Builds one page without the rest of the application, such as `bench/map/index.html`, and reads what came out.
 *
 * @param cssTarget browsers that the styles are for, where they are others than those of the application
 */
export async function buildPage(
  html: string,
  cssTarget: NonNullable<BuildEnvironmentOptions['cssTarget']> = pageBuild.target,
): Promise<Dist> {
  const outDir = await mkdtemp(join(tmpdir(), 'landfall-page-'));
  try {
    await build({
      configFile: false,
      root: projectRoot,
      logLevel: 'error',
      plugins: [react(), tailwindcss()],
      worker: { format: 'es' },
      build: {
        ...pageBuild,
        cssTarget,
        outDir,
        emptyOutDir: true,
        rolldownOptions: { input: join(projectRoot, html) },
      },
    });
    return await readDist(outDir);
  } finally {
    await rm(outDir, { recursive: true });
  }
}
