import type { LinkProblem } from '#/data/sharing/link.ts';
import { counted } from '#/language/plural.ts';
import type { PackCheck } from './verifyPack.ts';

// The page of a shared link.
export const title = 'Shared shipment · Landfall';
/** @param days whole ones since the snapshot was taken */
export const old = (days: number): string =>
  `This snapshot is ${counted(days, 'day')} old. Ask the sender for a newer one.`;

export const sealedTitle = 'This link needs a passphrase';
export const sealedWhy = 'The sender has it. It is checked on this device and goes nowhere.';
export const passphrase = 'Passphrase';
export const open = 'Open';
export const opening = 'Opening…';

export const cannotOpen = 'This link cannot be opened';
export const problems: Readonly<Record<LinkProblem, string>> = {
  empty: 'The address has nothing after “#”. Copy the whole link from the message and open it again.',
  tooLong: 'The link is longer than any that Landfall makes. Ask the sender for a new one.',
  newer: 'A newer version of Landfall made this link. Load this page again, or ask the sender for the file.',
  unreadable:
    'The link was cut off or changed on its way. Copy the whole link from the message and open it again.',
  noCrypto:
    'The link has a passphrase, which browsers check only on pages with https. Ask the sender for the file.',
  wrongPassphrase: 'The passphrase is not the right one, or the link was changed on its way.',
};

// The page that checks an evidence pack.
export const verifyTitle = 'Check an evidence pack';
export const intro =
  'Choose the HTML file of an evidence pack, or drop it on this page. It is checked on this device and goes nowhere.';
export const choose = 'Evidence pack (HTML file)';
export const checking = 'Checking…';
export const several = 'Drop one file at a time.';

const otherwise = 'It is not what was saved: ask the sender for the original.';

/** What a check found, in a sentence or two. */
export function describeCheck(check: PackCheck): readonly [headline: string, sentence: string] {
  switch (check.kind) {
    case 'unchanged':
      return [
        'Unchanged',
        `${check.title}: the data has the SHA-256 on its cover, and the page is what this data draws.`,
      ];
    case 'changed':
      return [
        'Changed',
        check.what === 'data'
          ? `The data no longer has the SHA-256 on its cover. ${otherwise}`
          : `The data has the SHA-256 on its cover, but the page is not what this data draws. ${otherwise}`,
      ];
    case 'unreadable':
      return [
        'Not an unchanged pack',
        'This file is no evidence pack, or so much of it was changed that its data cannot be read.',
      ];
    case 'tooLarge':
      return ['Not a pack', 'This file is larger than 4 MB, which no evidence pack is. It was not read.'];
    case 'newer':
      return ['Cannot check', 'A newer version of Landfall saved this pack. Load this page again.'];
    case 'noCrypto':
      return [
        'Cannot check',
        'Browsers compute a SHA-256 only on pages with https. Open this page with https.',
      ];
  }
}

export const hashLabel = 'SHA-256 of the data';
export const proves =
  'Compare it with the one noted elsewhere, in an e-mail for example: somebody who changes the data can write its new SHA-256 on the cover. It does not prove who made the file, nor that the sources were right.';
