import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, textOf, textsOf } from './searchParams.ts';

describe('the query string', () => {
  it('is the same after writing and reading, whatever the text', () => {
    const text = fc.string({ minLength: 1, unit: 'binary' }).filter((value) => value.isWellFormed());
    fc.assert(
      fc.property(text, fc.uniqueArray(text, { minLength: 2 }), (q, status) => {
        expect(parseSearch(stringifySearch({ q, status }))).toEqual({ q, status });
      }),
    );
  });

  it('has a number that starts with a zero as text', () => {
    expect(parseSearch('?q=0123')).toEqual({ q: '0123' });
    expect(parseSearch('?q=1e5&q=true')).toEqual({ q: ['1e5', 'true'] });
  });

  it('reads the arrival state of earlier versions by its present name', () => {
    expect(parseSearch('?arrival=untold&arrival=overdue&tag=untold')).toEqual({
      arrival: ['not_reported', 'overdue'],
      tag: 'untold',
    });
  });

  it('survives broken percent-encoding and hostile keys', () => {
    expect(() => parseSearch('?q=%E0%A4%A&%=%&__proto__=x&constructor=y')).not.toThrow();
    expect(Object.getPrototypeOf(parseSearch('?__proto__=x&__proto__=y'))).toBe(Object.prototype);
  });

  it('does not have what is empty', () => {
    expect(stringifySearch({ q: '', status: [], carrier: undefined, pod: null, page: 3 })).toBe('');
  });
});

describe('reading a value', () => {
  it('is the first of repeated texts', () => {
    expect(textOf(['a', 'b'])).toBe('a');
    expect(textOf(undefined)).toBeUndefined();
    expect(textOf(7)).toBeUndefined();
    expect(textOf('')).toBeUndefined();
  });

  it('has every text once', () => {
    expect(textsOf('a')).toEqual(['a']);
    expect(textsOf(['a', '', 'b', 'a', 4])).toEqual(['a', 'b']);
    expect(textsOf(undefined)).toBeUndefined();
  });
});
