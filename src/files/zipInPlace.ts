import { zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/**
 * Stands in for `fflate` where write-excel-file asks for it (vite.config.ts). fflate packs what is larger than 160 kB
 * in workers that it makes from text, which the content security policy forbids; and the file is written in a worker
 * anyway.
 */
export function zip(
  files: Record<string, Uint8Array<ArrayBuffer>>,
  done: (error: Error | null, archive: Uint8Array | null) => void,
): void {
  done(null, zipSync(files));
}
