// Begins every npm script. The sources are TypeScript as Node 24 runs it. `npm ci` brings that Node by the one install
// script that may run (docs/operations.md 6); without install scripts, scripts get the machine's Node, which says
// ERR_UNKNOWN_FILE_EXTENSION or worse. Plain JavaScript, for any Node.
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const major = (version) => Number.parseInt(version, 10);
const needed = major(devDependencies.node);
const found = process.versions.node;
if (major(found) < needed) {
  console.error(
    `This is Node ${found}, and Landfall runs on the Node ${needed} that its installation brings: run "npm ci --ignore-scripts=false", or install Node ${needed} on this machine.`,
  );
  process.exitCode = 1;
}
