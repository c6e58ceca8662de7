import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import { viewerZone } from '#/time/zone.ts';
import { fileName } from './fileName.ts';

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), minute);
}

const types = { json: 'application/json', vcf: 'text/vcard', eml: 'message/rfc822' } as const;

/**
 * Saves a text that was written just now.
 *
 * @param what it is of, for the name of the file
 */
export function saveText(kind: keyof typeof types, text: string, what: string): void {
  const file = new Blob([text], { type: types[kind] });
  saveFile(file, fileName(kind, what, systemClock.now(), viewerZone()));
}
