import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HELP = 'No browser for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to one.';

const isRoot = (): boolean => process.getuid?.() === 0;

/** Flags of every launch. Chromium started as root works only without its sandbox. */
export function launchFlags(): string[] {
  const quiet = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'].map(
    (name) => `--disable-${name}`,
  );
  return ['--no-first-run', ...quiet, ...(isRoot() ? ['--no-sandbox'] : [])];
}

/**
 * The browser of the journeys: CHROMIUM_PATH, else an installed one, else Playwright's own, else, as root on Debian,
 * the one of apt. The last two install it.
 *
 * @throws Error with one line that says what to install.
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (runs(given)) return given;
    throw new Error('CHROMIUM_PATH does not name a browser that starts.');
  }
  const found = installed() ?? playwrights() ?? apts();
  if (found === undefined) throw new Error(HELP);
  return found;
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...APPLICATIONS, chromium.executablePath()].find(runs);
}

function playwrights(): string | undefined {
  console.log('No browser is installed: npx playwright install chromium');
  run('npx', ['playwright', 'install', 'chromium'], 300_000);
  return [chromium.executablePath()].find(runs);
}

function apts(): string | undefined {
  if (!isRoot() || !existsSync('/etc/debian_version')) return undefined;
  console.log('Playwright could not install one that starts: apt-get install chromium');
  run('apt-get', ['update'], 300_000);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 900_000);
  return installed();
}

function run(command: string, args: readonly string[], timeout: number): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, env });
}

/** Whether a browser is there and its libraries too: a download without them exists but does not start. */
function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}
