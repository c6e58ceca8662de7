// `npm run bench`: every measurement. `npm run bench -- NAME …`: bench/NAME.ts, with what follows the name. With --smoke
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

const isSmoke = words.includes('--smoke');

/** Runs a measurement; its exit code. One that prints a figure that is none has failed. */
async function measure(file) {
  const begun = performance.now();
  const child = spawn(process.execPath, [`bench/${file}`, ...others], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let printed = `bench/${file}\n`;
  let shown = 0;
  const show = () => {
    process.stdout.write(printed.slice(shown));
    shown = printed.length;
  };
  for await (const part of child.stdout.setEncoding('utf8')) {
    printed += part;
    // Of several at once, each is printed as a whole.
    if (!isSmoke) show();
  }
  const [code] = await ended;
  const missing = /\b(NaN|null|undefined)\b/.exec(printed)?.[0];
  if (missing) printed += `bench/${file} printed ${missing}: it did not measure what it says.\n`;
  const seconds = Math.round((performance.now() - begun) / 1000);
  printed += `bench/${file} ${code === 0 && !missing ? 'ran' : 'FAILED'} in ${seconds} s\n`;
  show();
  return code === 0 && !missing ? 0 : 1;
}

if (measurements.length === 0) {
  console.error(`bench/${name}.ts does not exist. There are: ${files.join(', ')}`);
  process.exitCode = 1;
} else {
  process.exitCode = install('bench');
}
const left = process.exitCode ? [] : [...measurements];
// What is not judged may have the machine's second core beside it.
const lanes = isSmoke ? 2 : 1;
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if ((await measure(file)) !== 0) process.exitCode = 1;
    }
  }),
);
