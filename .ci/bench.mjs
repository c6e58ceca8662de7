// `npm run bench`: every measurement. `npm run bench -- NAME …`: bench/NAME.ts, with what follows the name. The peers
// are packages of bench alone: they are installed when they are missing or older than their lock file.
import { readdirSync } from 'node:fs';
import { install, run } from './ownPackages.mjs';

const [name, ...others] = process.argv.slice(2);
const files = readdirSync('bench').filter((file) => file.endsWith('.ts'));
const measurements = name === undefined ? files : files.filter((file) => file === `${name}.ts`);

let status = 0;
if (measurements.length === 0) {
  console.error(`bench/${name}.ts does not exist. There are: ${files.join(', ')}`);
  status = 1;
} else {
  status = install('bench');
}
for (const file of measurements) {
  if (status !== 0) break;
  console.log(`bench/${file}`);
  status = run(process.execPath, [`bench/${file}`, ...others]);
}
process.exitCode = status;
