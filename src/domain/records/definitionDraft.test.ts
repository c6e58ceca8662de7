import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionValueOf, slugOf } from './definitionDraft.ts';

describe('a slug', () => {
  it.each([
    ['Cost center', 'cost_center'],
    ['  Zürich, "gate" 4 ', 'zurich_gate_4'],
    ['2nd notice', 'nd_notice'],
    ['港', ''],
  ])('of %s is %s', (label, slug) => {
    expect(slugOf(label)).toBe(slug);
  });

  it('is one that the service takes, or none', () => {
    assert(
      property(string(), (label) => {
        expect(slugOf(label)).toMatch(/^([a-z][a-z0-9_]{0,62})?$/);
      }),
    );
  });
});

describe('the value of an option', () => {
  it('is not that of another one', () => {
    expect(optionValueOf('Keep dry', [])).toBe('keep_dry');
    expect(optionValueOf('Keep dry!', ['keep_dry', 'keep_dry_2'])).toBe('keep_dry_3');
    expect(optionValueOf('港', ['option'])).toBe('option_2');
  });
});
