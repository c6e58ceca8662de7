import type { PackCheck } from './verifyPack.ts';

export const title = 'Check an evidence pack';
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
