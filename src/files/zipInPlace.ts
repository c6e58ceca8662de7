import { unzipSync, zipSync } from 'fflate/browser';

export { strFromU8, strToU8, zipSync } from 'fflate/browser';

/**
 * Stands in for `fflate` where write-excel-file and read-excel-file ask for it (vite.config.ts). fflate packs and unpacks
 * what is large in workers that it makes from text, which the content security policy forbids; and files are written and
 * read in a worker anyway.
 */
export function zip(
  files: Record<string, Uint8Array<ArrayBuffer>>,
  done: (error: Error | null, archive: Uint8Array | null) => void,
): void {
  done(null, zipSync(files));
}

export function unzip(
  archive: Uint8Array<ArrayBuffer>,
  done: (error: Error | null, files: Record<string, Uint8Array> | null) => void,
): void {
  try {
    done(null, unzipSync(archive));
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), null);
  }
}
