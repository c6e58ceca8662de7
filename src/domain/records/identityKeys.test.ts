import { expect, it } from 'vitest';
import { carrierKey } from './identityKeys.ts';

const none = { scac: null, name: null, shortName: null };

it('is one key for a carrier, whatever it is called', () => {
  const keys = [
    { ...none, scac: 'MSCU' },
    { ...none, scac: 'MEDU', shortName: 'Mediterranean' },
    { ...none, shortName: 'MSC' },
    { ...none, name: 'Mediterranean Shipping Company' },
  ].map(carrierKey);
  expect(new Set(keys)).toEqual(new Set(['MSCU']));
});

it('keeps carriers apart that live lists have apart, whoever owns them', () => {
  const keys = ['MAEU', 'SAFM', 'SEAU'].map((scac) => carrierKey({ ...none, scac }));
  expect(keys).toEqual(['MAEU', 'SAFM', 'SEAU']);
});

it('is the SCAC before any name, a name that is not known as it is written, and nothing for none', () => {
  expect(carrierKey({ ...none, scac: 'MAEU', name: 'MSC' })).toBe('MAEU');
  expect(carrierKey({ ...none, name: 'Small Island Lines' })).toBe('SMALL ISLAND LINES');
  expect(carrierKey({ ...none, name: 'constructor' })).toBe('CONSTRUCTOR');
  expect(carrierKey(none)).toBe('');
});
