import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonicalJson.ts';

const parse = (text: string) => JSON.parse(text) as Json;

describe('canonical JSON', () => {
  it('writes the example of RFC 8785, 3.2.2', () => {
    const example = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    expect(canonicalJson(parse(example))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts names as RFC 8785, 3.2.3 does', () => {
    const example = String.raw`{
      "\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis"
    }`;
    expect(Object.values(parse(canonicalJson(parse(example))) as object)).toHaveLength(7);
    expect([...canonicalJson(parse(example)).matchAll(/:"([^"]+)"/g)].map(([, text]) => text)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  // RFC 8785, appendix B.
  it.each([
    [0, '0'],
    [-0, '0'],
    [5e-324, '5e-324'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [1e21, '1e+21'],
    [9.999999999999997e22, '9.999999999999997e+22'],
    [0.000001, '0.000001'],
    [333333333.33333325, '333333333.33333325'],
    [-0.0000033333333333333333, '-0.0000033333333333333333'],
  ])('writes the number %d', (number, text) => expect(canonicalJson(number)).toBe(text));

  it('refuses what JSON has no text for', () => {
    for (const value of [NaN, Infinity, '\ud800', { '\udc00': 1 }]) {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    }
  });

  it('is one text for one value, whatever the order of its names', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = parse(JSON.stringify(value));
        const text = canonicalJson(json);
        expect(parse(text)).toEqual(json);
        expect(canonicalJson(parse(text))).toBe(text);
        expect(canonicalJson(reversed(json))).toBe(text);
      }),
    );
  });
});

function reversed(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  const entries = Object.entries(value).map(([name, part]): [string, Json] => [name, reversed(part)]);
  return Object.fromEntries(entries.toReversed());
}
