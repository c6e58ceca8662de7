// `npm run bench`: every measurement. `npm run bench -- NAME …`: that file of `bench`, with what follows the name. With --smoke
// each at its smallest and without judgement, to see that it still measures. The peers are packages of bench alone: they are
// installed when they are missing or older than their lock file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { install } from './ownPackages.mjs';

const words = process.argv.slice(2);
const name = words.find((word) => !word.startsWith('--'));
const files = readdirSync('bench').filter((file) => file.endsWith('.ts'));
const measurements = name === undefined ? files : files.filter((file) => file === `${name}.ts`);
const others = words.filter((word) => word !== name);

/** Runs a measurement, and says whether it measured. One that prints a figure that is none has failed. */
async function measure(file) {
  const begun = performance.now();
  const child = spawn(process.execPath, [`bench/${file}`, ...others], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  console.log(`bench/${file}`);
  let printed = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    process.stdout.write(part);
    printed += part;
  }
  const [code] = await ended;
  const missing = /\b(NaN|null|undefined)\b/.exec(printed)?.[0];
  if (missing) console.log(`bench/${file} printed ${missing}: it did not measure what it says.`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const isMeasured = code === 0 && !missing;
  console.log(`bench/${file} ${isMeasured ? 'ran' : 'FAILED'} in ${seconds} s`);
  return isMeasured;
}

if (measurements.length === 0) {
  console.error(`bench/${name}.ts does not exist. There are: ${files.join(', ')}`);
  process.exitCode = 1;
} else {
  process.exitCode = install('bench');
}
for (const file of process.exitCode ? [] : measurements) if (!(await measure(file))) process.exitCode = 1;
