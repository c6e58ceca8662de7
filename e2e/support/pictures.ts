import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which browser the pictures of `e2e/pictures` are of: another major version, or another system, draws the edges of letters
 * its own way.
 */
interface PicturedBrowser {
  readonly major: number;
  readonly system: string;
}

const file = join(import.meta.dirname, '../pictures/browser.json');
const named = ({ major, system }: PicturedBrowser) => `Chromium ${major} on ${system}`;

/**
 * Whether the pictures are of a browser like that one. Where they are not, one line says so, and everything else of a
 * journey runs. Where they are made anew, they are of that one from here on.
 *
 * @param version as the browser says it: `Chromium 156.0.8078.108`
 */
export function comparesPictures(version: string, isRenewed: boolean): boolean {
  const here = { major: Number(/(\d+)\./.exec(version)?.[1]), system: process.platform };
  if (isRenewed) {
    writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
    return true;
  }
  const there = JSON.parse(readFileSync(file, 'utf8')) as PicturedBrowser;
  const isSame = named(here) === named(there);
  if (!isSame) console.log(`No picture is compared: they are of ${named(there)}, this is ${named(here)}.`);
  return isSame;
}
