import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pageBuild } from '#deploy/pageBuild.ts';
import { readDist, type Dist } from './dist.ts';

/** The folder of the application, wherever the process was started. */
export const projectRoot = join(import.meta.dirname, '..', '..');

/** Builds the application and reads what came out. */
export async function buildDist(): Promise<Dist> {
  await build({ root: projectRoot, logLevel: 'warn' });
  return readDist(join(projectRoot, 'dist'));
}

/** Builds one page without the rest of the application, such as `bench/map/index.html`, and reads what came out. */
export async function buildPage(html: string): Promise<Dist> {
  const outDir = await mkdtemp(join(tmpdir(), 'landfall-page-'));
  try {
    await build({
      configFile: false,
      root: projectRoot,
      logLevel: 'error',
      publicDir: false,
      plugins: [react(), tailwindcss()],
      worker: { format: 'es' },
      build: { ...pageBuild, outDir, emptyOutDir: true, rolldownOptions: { input: join(projectRoot, html) } },
    });
    return await readDist(outDir);
  } finally {
    await rm(outDir, { recursive: true });
  }
}
