import { describe, expect, it } from 'vitest';
import { sift } from './sift.ts';

const double = (numbers: readonly number[]) =>
  numbers.map((number) => {
    if (number < 0) throw new RangeError('Not this one.');
    return number * 2;
  });

describe('sift', () => {
  it('leaves out only the records on which alone it fails, and says which', () => {
    expect(sift([1, -2, 3], double)).toEqual({ made: [2, 6], faulty: [-2] });
  });

  it('makes of sound records what is made of them, in one go', () => {
    let times = 0;
    const made = sift([1, 2], (numbers) => {
      times += 1;
      return double(numbers);
    });
    expect(made).toEqual({ made: [2, 4], faulty: [] });
    expect(times).toBe(1);
  });

  it('hides no failure that is no single record’s', () => {
    const together = (numbers: readonly number[]) => {
      if (numbers.length !== 1) throw new Error('Only together.');
    };
    expect(() => sift([1, 2], together)).toThrow('Only together.');
  });
});
