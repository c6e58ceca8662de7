import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from '../sandbox/killRounds.ts';

/**
 * Kills the embedded service while it writes: `npm run bench -- killed [kills]`. A file lives through fifty kills; then
 * another begins, since each start reads all that was added.
 */
const kills = Number(process.argv[2] ?? 1_000);
const killsPerFile = 50;

const begin = performance.now();
let done = 0;
let answered = 0;
let cut = 0;
while (done < kills) {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-killed-'));
  const count = await killRounds(join(folder, 'landfall.db'), Math.min(killsPerFile, kills - done));
  rmSync(folder, { recursive: true });
  done += count.kills;
  answered += count.answered;
  cut += count.cut;
  const seconds = Math.round((performance.now() - begin) / 1_000);
  console.log(
    `${done} kills in ${seconds} s: ${answered} writes answered and all there, ${cut} cut, no file damaged`,
  );
}
