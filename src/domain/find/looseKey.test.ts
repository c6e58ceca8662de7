import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looseKey, readContainerNumber, splitCarrierPrefix } from './looseKey.ts';

describe('a number without what people add to it', () => {
  it.each([
    ['TEMU 304353-1', 'TEMU3043531'],
    ['temu.304.353/1', 'TEMU3043531'],
    ['(TEMU3043531)', 'TEMU3043531'],
    ['T\u200BEMU\u00A03043531', 'TEMU3043531'],
    ['ＴＥＭＵ３０４３５３１', 'TEMU3043531'],
    ['TEMU3O4353l', 'TEMU3043531'],
    ['PO-4524347', 'P04524347'],
    ['---', ''],
  ])('%j is %j', (text, key) => expect(looseKey(text)).toBe(key));

  it('is the same after separators were put anywhere', () => {
    const separator = fc.constantFrom(' ', '-', '.', '/', '\u200B', '\u00A0', ' - ', '–');
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9]{1,16}$/),
        fc.array(fc.tuple(fc.nat(16), separator)),
        (number, cuts) => {
          let typed = number;
          for (const [at, text] of cuts) typed = typed.slice(0, at) + text + typed.slice(at);
          expect(looseKey(typed.toLowerCase())).toBe(looseKey(number));
        },
      ),
    );
  });
});

describe('a container number', () => {
  it.each([
    ['temu 304353 1', 'TEMU3043531'],
    ['TEMU3O4353I', 'TEMU3043531'],
    ['0OLU1234567', 'OOLU1234567'],
    ['TEMU304353', null],
    ['TEMU30435311', null],
    ['TEMA3043531', null],
    ['', null],
  ])('in %j is %j', (text, number) => expect(readContainerNumber(text)).toBe(number));
});

describe('the code of a carrier before a number', () => {
  it.each([
    ['hlcu sha253146708', { scac: 'HLCU', rest: 'SHA253146708' }],
    ['MAEU 123456789', { scac: 'MAEU', rest: '123456789' }],
    ['MAEU12345', null],
    ['ABC123456789', null],
    ['SHANGHAI', null],
  ])('of %j', (text, split) => expect(splitCarrierPrefix(text)).toEqual(split));
});
