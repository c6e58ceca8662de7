import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from '../sandbox/killRounds.ts';
import { numberGiven, sized } from './support/smoke.ts';

/**
 * Kills the embedded service while it writes: `npm run bench -- killed [kills]`. A file lives through fifty kills; then
 * another begins, since each start reads all that was added.
 */
const kills = numberGiven(0) ?? sized(1_000, 2);
const killsPerFile = 50;

const folder = mkdtempSync(join(tmpdir(), 'landfall-killed-'));
// Most of a round is the start of the service. A start that is ended leaves its compiled files to those that are killed.
process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
const begin = performance.now();
let done = 0;
let answered = 0;
let cut = 0;
let writing = 0;
while (done < kills) {
  const count = await killRounds(join(folder, `${done}.db`), Math.min(killsPerFile, kills - done));
  done += count.kills;
  answered += count.answered;
  cut += count.cut;
  writing += count.writing;
  const seconds = Math.round((performance.now() - begin) / 1_000);
  const pace = Math.round((1_000 * answered) / writing);
  console.log(
    `${done} kills in ${seconds} s: ${answered} writes answered (${pace} a second) and all there, ${cut} cut, no file damaged`,
  );
}
rmSync(folder, { recursive: true });
