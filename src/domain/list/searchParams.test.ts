import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, textOf, textsOf } from './searchParams.ts';

describe('the query string', () => {
  it('comes back as it was written, whatever the text', () => {
    const text = fc.string({ minLength: 1, unit: 'binary' }).filter((value) => value.isWellFormed());
    fc.assert(
      fc.property(text, fc.uniqueArray(text, { minLength: 2 }), (q, status) => {
        expect(parseSearch(stringifySearch({ q, status }))).toEqual({ q, status });
      }),
    );
  });

  it('keeps a number that starts with a zero as text', () => {
    expect(parseSearch('?q=0123')).toEqual({ q: '0123' });
    expect(parseSearch('?q=1e5&q=true')).toEqual({ q: ['1e5', 'true'] });
  });

  it('survives broken percent-encoding and hostile keys', () => {
    expect(() => parseSearch('?q=%E0%A4%A&%=%&__proto__=x&constructor=y')).not.toThrow();
    expect(Object.getPrototypeOf(parseSearch('?__proto__=x&__proto__=y'))).toBe(Object.prototype);
  });

  it('leaves no trace of what is empty', () => {
    expect(stringifySearch({ q: '', status: [], carrier: undefined, pod: null, page: 3 })).toBe('');
  });
});

describe('reading a value', () => {
  it('takes the first of repeated texts', () => {
    expect(textOf(['a', 'b'])).toBe('a');
    expect(textOf(undefined)).toBeUndefined();
    expect(textOf(7)).toBeUndefined();
    expect(textOf('')).toBeUndefined();
  });

  it('takes every text once', () => {
    expect(textsOf('a')).toEqual(['a']);
    expect(textsOf(['a', '', 'b', 'a', 4])).toEqual(['a', 'b']);
    expect(textsOf(undefined)).toBeUndefined();
  });
});
