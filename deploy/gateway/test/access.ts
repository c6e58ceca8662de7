import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs access.sh over a folder of a test, and says what it says. */
export function accessIn(folder: string): (...words: readonly string[]) => string {
  const env = { ...process.env, LANDFALL_GATEWAY_ETC: folder };
  const script = join(import.meta.dirname, '..', 'access.sh');
  return (...words) => execFileSync(script, words, { encoding: 'utf8', env }).trim();
}
