import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type BuildEnvironmentOptions } from 'vite';
import type { Language } from '#/language/languages.ts';
import type { BuildLanguage } from '#build/language/inLanguage.ts';
import { checks, pageBuild } from '#build/pageBuild.ts';
import { readDist, type Dist } from './dist.ts';
import { projectRoot } from './projectRoot.ts';

// Whoever loads this file loads Vite, which takes its time and its memory: builds of languages have processes of their
// own (languageProcess.ts).

/** Builds the application in a language into a folder of its own. What the bundler warns of is printed. */
export async function buildLanguage(language: Language, outDir: string): Promise<void> {
  await buildIn(language, outDir, 'warn');
}

/** Builds the application in the pseudo-locale (build/language/testLanguages.ts) into a folder, for the tests of its screens. */
export async function buildPseudoLocale(outDir: string): Promise<Dist> {
  await buildIn('pseudo', outDir, 'error');
  return readDist(outDir);
}

async function buildIn(language: BuildLanguage, outDir: string, logLevel: 'warn' | 'error'): Promise<void> {
  // A mode of Vite with the name of a language builds that one (vite.config.ts).
  const mode = language === 'en' ? 'production' : language;
  await build({
    root: projectRoot,
    mode,
    logLevel,
    configLoader: 'native',
    build: { outDir, emptyOutDir: true },
  });
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
        rolldownOptions: { checks, input: join(projectRoot, html) },
      },
    });
    return await readDist(outDir);
  } finally {
    await rm(outDir, { recursive: true });
  }
}
