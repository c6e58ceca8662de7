import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from './buildError.ts';

/**
 * Has `build` write into a folder that no other build knows, and puts that folder in the place of `target` when it is
 * done. Builds at the same time never mix: the last one stays.
 *
 * @param workshop where the folder is made, on the same file system as `target`
 * @throws BuildError when a folder may not be written
 */
export async function buildInto<T>(
  target: string,
  workshop: string,
  build: (folder: string) => Promise<T>,
): Promise<T> {
  const own = await writable(workshop, async () => {
    await mkdir(workshop, { recursive: true });
    return mkdtemp(join(workshop, 'build-'));
  });
  try {
    const folder = join(own, 'new');
    const result = await build(folder);
    await writable(target, () => replace(target, folder, join(own, 'old')));
    return result;
  } finally {
    await rm(own, { recursive: true, force: true });
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
