import { join } from 'node:path';
import { build } from 'vite';
import { readDist, type Dist } from './dist.ts';

/** The folder of the application, wherever the process was started. */
export const projectRoot = join(import.meta.dirname, '..', '..');

/** Builds the application and reads what came out. */
export async function buildDist(): Promise<Dist> {
  await build({ root: projectRoot, logLevel: 'warn' });
  return readDist(join(projectRoot, 'dist'));
}
