import { describe, expect, it } from 'vitest';
import { namedByAll } from './exceptionsOnly.ts';

const ids = (...all: string[]) => new Set(all);

describe('what two filters name', () => {
  it.each([
    ['everything, where neither narrows', null, null, null],
    [
      'what the one names, where the other does not narrow',
      new Map([['s', ids('a')]]),
      null,
      [['s', ids('a')]],
    ],
    ['shipments that both name', new Map([['s', null]]), new Map([['t', null]]), []],
    [
      'the containers of a shipment that the other names whole',
      new Map([['s', null]]),
      new Map([['s', ids('a')]]),
      [['s', ids('a')]],
    ],
    [
      'containers that both name',
      new Map([['s', ids('a', 'b')]]),
      new Map([['s', ids('b', 'c')]]),
      [['s', ids('b')]],
    ],
  ] as const)('is %s', (_, one, other, both) => {
    const expected = both && new Map(both as readonly (readonly [string, ReadonlySet<string>])[]);
    expect(namedByAll(one, other)).toEqual(expected);
    expect(namedByAll(other, one)).toEqual(expected);
  });
});
