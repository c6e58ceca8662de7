import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch } from '#/domain/list/searchParams.ts';
import { findLink } from './findLink.ts';

it('finds any text again, also one that is cut in the middle of a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud83d')) }),
      (number) => {
        const link = new URL(findLink(number));
        expect(link.pathname).toBe('/shipments/find');
        expect(parseSearch(link.search)).toEqual({ q: number.toWellFormed() });
      },
    ),
  );
});
