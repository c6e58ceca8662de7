import { describe, expect, it } from 'vitest';
import { checkRemainder } from '#/domain/records/containerNumber.ts';

describe('check digits of container numbers', () => {
  it.each([
    ['CSQU305438', 3],
    ['MSKU480796', 9],
  ])('%s has the check digit %i', (number, digit) => {
    expect(checkRemainder(number)).toBe(digit);
  });

  it('HMMU100014 leaves 10, which is written 0 and not given out', () => {
    expect(checkRemainder('HMMU100014')).toBe(10);
  });
});
