import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

// Folders with a package.json of their own hold what `npm start` needs no part of. They are installed on first use.

const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs a command in sight of who waits for it; its exit code. */
export const run = (command, args, cwd) => spawnSync(command, args, { stdio: 'inherit', cwd }).status ?? 1;

/** Installs the packages of a folder where they are missing or older than their lock file; 0 when they are there. */
export function install(folder) {
  const isThere =
    writtenAt(`${folder}/node_modules/.package-lock.json`) >= writtenAt(`${folder}/package-lock.json`);
  return isThere ? 0 : run('npm', ['ci'], folder);
}
