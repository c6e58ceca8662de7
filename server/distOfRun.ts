import { join } from 'node:path';
import { buildDist } from './buildDist.ts';
import { type Dist, readDist } from './dist.ts';
import { projectRoot } from './projectRoot.ts';

/**
 * The application for journeys and measurements. A run of the check builds it once (.ci/check.mjs), so that each of
 * its parts judges the same build; by themselves they build what the sources say now.
 */
export async function distOfRun(): Promise<Dist> {
  if (process.env['BUILT_DIST']) return readDist(join(projectRoot, 'dist'));
  const { dist } = await buildDist();
  return dist;
}
