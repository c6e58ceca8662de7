import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from './buildError.ts';

/**
 * Has `build` write into a folder that no other build knows, and puts that folder in the place of `target` when it is
 * done. Builds at the same time never mix: the last one stays.
 *
 * @param workshop where the folder is made, on the same file system as `target`
 * @throws BuildError when a folder may not be written
 */
export function buildInto<T>(
  target: string,
  workshop: string,
  build: (folder: string) => Promise<T>,
): Promise<T> {
  return inWorkshop(workshop, async (own) => {
    const folder = join(own, 'new');
    const result = await build(folder);
    await writable(target, () => replace(target, folder, join(own, 'old')));
    return result;
  });
}

/**
 * Gives `work` a folder of its own, and takes it away afterwards.
 *
 * @throws BuildError when it may not be made
 */
export async function inWorkshop<T>(workshop: string, work: (own: string) => Promise<T>): Promise<T> {
  const own = await writable(workshop, async () => {
    await mkdir(workshop, { recursive: true });
    await sweep(workshop);
    return mkdtemp(join(workshop, 'build-'));
  });
  try {
    return await work(own);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** No build takes as long: what is older was left by one that was killed. */
const longestBuild = 3_600_000;

async function sweep(workshop: string): Promise<void> {
  for (const name of await readdir(workshop)) {
    const left = join(workshop, name);
    if (!name.startsWith('build-')) continue;
    // Another build may be sweeping, or ending.
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - longestBuild) await rm(left, { recursive: true, force: true });
  }
}

/** Folders cannot be renamed over others, so that another build may come between the two steps. */
async function replace(target: string, folder: string, old: string): Promise<void> {
  for (;;) {
    await rename(target, old).catch(unless('ENOENT'));
    const isIn = await rename(folder, target).then(() => true, unless('ENOTEMPTY', 'EEXIST'));
    await rm(old, { recursive: true, force: true });
    if (isIn) return;
  }
}

function unless(...codes: readonly string[]): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
}

async function writable<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    throw new BuildError(
      `Landfall cannot be built, because ${folder} may not be written (${code}): give this user the permission, or copy the application to a folder of this user.`,
      { cause: error },
    );
  }
}
