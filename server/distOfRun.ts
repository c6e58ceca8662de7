import { join } from 'node:path';
import { buildDist, projectRoot } from './build.ts';
import { type Dist, readDist } from './dist.ts';

/**
 * The application for journeys and measurements. A run of the check builds it once (.ci/check.mjs), so that each of
 * its parts judges the same build; by themselves they build what the sources say now.
 */
export function distOfRun(): Promise<Dist> {
  return process.env['BUILT_DIST'] ? readDist(join(projectRoot, 'dist')) : buildDist();
}
