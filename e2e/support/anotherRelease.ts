import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the build with other names for its files, as if its code had changed, and its own name in every page. */
export async function writeAnotherRelease(name: string, folder: string): Promise<void> {
  await cp('dist', folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashed = new Set(files.flatMap((file) => /-([\w-]{8})\.(?:js|css)$/.exec(file.name)?.[1] ?? []));
  // Each text is read once: a build has hundreds of hashes, and each would read all of it.
  const renamed = (text: string) =>
    text.replaceAll(/-([\w-]{8})(?=\.)/g, (found, hash: string) => (hashed.has(hash) ? found + name : found));
  for (const file of files) {
    if (!/\.(js|css|html)$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const text = renamed(await readFile(path, 'utf8'))
      .replace('<html lang="en"', `<html lang="en" data-release="${name}"`)
      .replaceAll(/(?<=revision:["`])\w+/g, name);
    await writeFile(join(file.parentPath, renamed(file.name)), text);
  }
  for (const { name: old, parentPath } of files) {
    if (renamed(old) !== old) await rm(join(parentPath, old));
  }
}
