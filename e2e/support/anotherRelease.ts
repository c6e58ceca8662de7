import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the build with other names for its files, as if its code had changed, and its own name in every page. */
export async function writeAnotherRelease(name: string, folder: string): Promise<void> {
  await cp('dist', folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashed = files.flatMap((file) => /-([\w-]{8})\.(?:js|css)$/.exec(file.name)?.[1] ?? []);
  const renamed = (text: string) =>
    hashed.reduce((all, hash) => all.replaceAll(`-${hash}.`, `-${hash}${name}.`), text);
  for (const file of files) {
    if (!/\.(js|css|html)$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const text = renamed(await readFile(path, 'utf8'))
      .replace('<html lang="en"', `<html lang="en" data-release="${name}"`)
      .replaceAll(/(?<=revision:["`])\w+/g, name);
    await writeFile(join(file.parentPath, renamed(file.name)), text);
  }
  for (const { name: old, parentPath } of files) {
    if (hashed.some((hash) => old.includes(hash))) await rm(join(parentPath, old));
  }
}
