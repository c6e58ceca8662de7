// `npm run bench`: every measurement. `npm run bench -- NAME …`: bench/NAME.ts, with what follows the name. The peers
// are packages of bench alone: they are installed when they are missing or older than their lock file.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const [name, ...others] = process.argv.slice(2);
const files = readdirSync('bench').filter((file) => file.endsWith('.ts'));
const measurements = name === undefined ? files : files.filter((file) => file === `${name}.ts`);
const run = (command, args, cwd) => spawnSync(command, args, { stdio: 'inherit', cwd }).status ?? 1;
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

let status = 0;
if (measurements.length === 0) {
  console.error(`bench/${name}.ts does not exist. There are: ${files.join(', ')}`);
  status = 1;
} else if (writtenAt('bench/node_modules/.package-lock.json') < writtenAt('bench/package-lock.json')) {
  status = run('npm', ['ci'], 'bench');
}
for (const file of measurements) {
  if (status !== 0) break;
  console.log(`bench/${file}`);
  status = run(process.execPath, [`bench/${file}`, ...others]);
}
process.exitCode = status;
