import { expect, it } from 'vitest';
import { languageCases } from './languageCases.ts';
import { languageOf, languageOfAddress } from './languages.ts';

it.each(languageCases)(
  'an address that asks for %s, a choice of %s and a browser that takes %s give a page in %s',
  (asked, chosen, accepted, page) => {
    const inAddress = languageOfAddress(asked === null ? '?port=USLAX' : `?port=USLAX&lang=${asked}`);
    expect(languageOf(inAddress, chosen, accepted)).toBe(page);
  },
);
