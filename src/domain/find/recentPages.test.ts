import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePage, maxRecentPages, readRecent, type RecentPage, withRecent } from './recentPages.ts';

const page = fc.record({
  shipmentId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  number: fc.constantFrom('MEDU1', 'MAEU2'),
  container: fc.constantFrom(null, 'MSCU1234566', 'TCLU7654321'),
});

describe('recent pages', () => {
  it('are listed once each, newest first, up to the limit', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 40 }), (opened) => {
        const kept = opened.reduce<readonly RecentPage[]>(withRecent, []);
        const newestFirst = opened.toReversed();
        const once = newestFirst.filter(
          (one, at) => newestFirst.findIndex((other) => isSamePage(other, one)) === at,
        );
        expect(kept).toEqual(once.slice(0, maxRecentPages));
        expect(readRecent(structuredClone(kept))).toEqual(kept);
      }),
    );
  });

  it('are read one by one, whatever another version or a hand kept', () => {
    const good = { shipmentId: 's', number: 'MEDU1', container: null };
    expect(
      readRecent([null, good, { ...good, container: 5 }, { ...good, shipmentId: '' }, 'x', good]),
    ).toEqual([good]);
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(readRecent(kept).length).toBeLessThanOrEqual(maxRecentPages);
      }),
    );
  });
});
