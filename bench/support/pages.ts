import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

/** Pages of measurements, built and served. */
export interface ServedPages {
  readonly address: string;
  /** Serves a text at `/name` too. */
  add(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Builds a page of `bench` as the application is built, and serves it. */
export async function servePage(page: string): Promise<ServedPages> {
  const out = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const vite: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    publicDir: false,
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      outDir: out,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: join(import.meta.dirname, '..', page) },
    },
  };
  await build(vite);
  const server = await preview({ ...vite, preview: { port: 0 } });
  return {
    address: `${server.resolvedUrls?.local[0] ?? ''}bench/${page}`,
    add: (name, text) => writeFile(join(out, name), text),
    async close() {
      await server.close();
      await rm(out, { recursive: true });
    },
  };
}
