import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { ownFonts } from './ownFonts.ts';

/** Chromium without any window first: the same pages for half of the work. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HELP = 'No browser for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to one.';

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * What every launch has in common. Chromium started as root works only without its sandbox; letters stand on whole pixels
 * and come from our own fonts, so that each of the browsers draws the same picture on each machine.
 */
export function launchOptions(): { readonly args: string[]; readonly env: Record<string, string> } {
  const quiet = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'].map(
    (name) => `--disable-${name}`,
  );
  const args = [
    '--no-first-run',
    '--disable-font-subpixel-positioning',
    ...quiet,
    ...(isRoot() ? ['--no-sandbox'] : []),
  ];
  const ofMachine = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { args, env: { ...Object.fromEntries(ofMachine), FONTCONFIG_FILE: ownFonts() } };
}

/**
 * The browser of the journeys: CHROMIUM_PATH, else an installed one, else Playwright's own, else, as root on Debian,
 * the one of apt. The last two install it; CI on Debian installs the quick one of apt, if it lacks it.
 *
 * @throws Error with one line that says what to install.
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (runs(given)) return given;
    throw new Error('CHROMIUM_PATH does not name a browser that starts.');
  }
  const found = quick() ?? installed() ?? playwrights() ?? apts();
  if (found === undefined) throw new Error(HELP);
  return found;
}

function quick(): string | undefined {
  const shell = onPath(SHELL).find(runs);
  if (shell !== undefined || !process.env['CI'] || !isDebianRoot()) return shell;
  install(SHELL);
  return onPath(SHELL).find(runs);
}

function installed(): string | undefined {
  return [...NAMES.flatMap(onPath), ...APPLICATIONS, chromium.executablePath()].find(runs);
}

function onPath(name: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name));
}

function playwrights(): string | undefined {
  console.log('No browser is installed: npx playwright install chromium');
  run('npx', ['playwright', 'install', 'chromium'], 300_000);
  return [chromium.executablePath()].find(runs);
}

function apts(): string | undefined {
  if (!isDebianRoot()) return undefined;
  install(SHELL);
  return installed();
}

const isDebianRoot = (): boolean => isRoot() && existsSync('/etc/debian_version');

function install(debianPackage: string): void {
  console.log(`apt-get install ${debianPackage}`);
  // Parts of the check run side by side, and apt-get refuses to (.ci/gateway.mjs has the same lock).
  const aptGet = ['/var/lock/landfall-apt', 'apt-get'];
  run('flock', [...aptGet, 'update'], 900_000);
  run('flock', [...aptGet, 'install', '-y', '--no-install-recommends', debianPackage], 900_000);
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

/** What a browser that runs says of itself: `Chromium 156.0.8078.108`. */
export function versionOf(path: string): string {
  return spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 60_000 }).stdout;
}
