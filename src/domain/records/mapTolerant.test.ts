import { describe, expect, it } from 'vitest';
import { mapTolerant } from './mapTolerant.ts';

const double = (numbers: readonly number[]) =>
  numbers.map((number) => {
    if (number < 0) throw new RangeError('Not this one.');
    return number * 2;
  });

describe('mapTolerant', () => {
  it('leaves out only the records on which alone it fails, and says which', () => {
    expect(mapTolerant([1, -2, 3], double)).toEqual({ result: [2, 6], rejected: [-2] });
  });

  it('makes of sound records what is made of them, in one go', () => {
    let times = 0;
    const mapped = mapTolerant([1, 2], (numbers) => {
      times += 1;
      return double(numbers);
    });
    expect(mapped).toEqual({ result: [2, 4], rejected: [] });
    expect(times).toBe(1);
  });

  it('hides no failure that is no single record’s', () => {
    const together = (numbers: readonly number[]) => {
      if (numbers.length !== 1) throw new Error('Only together.');
    };
    expect(() => mapTolerant([1, 2], together)).toThrow('Only together.');
  });
});
