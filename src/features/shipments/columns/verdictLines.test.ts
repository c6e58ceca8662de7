import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostPressing, verdictOf } from '#/domain/verdict/verdict.ts';
import { runs } from '#/test/runs.ts';
import { judgedRecords } from '#/test/samples/judgedRecords.ts';
import { arrived, ashore, departed, fee, hold, judge, limits, now, past } from '#/test/samples/verdicts.ts';
import { mostLetters, verdictLines } from './verdictLines.ts';

const linesOf = (verdict: ReturnType<typeof judge>, containers = 2) => {
  const found = mostPressing([verdict]);
  if (!found) throw new Error('One of one is the most pressing.');
  return Object.values(verdictLines(found, containers));
};

describe('a verdict in a row of the list', () => {
  const silent = { ...ashore, availableForPickup: null };

  it.each([
    [
      'why',
      judge({ ...ashore, holds: [hold('USDA')] }, arrived),
      1,
      ['Not ready for pickup', null, 'USDA hold'],
    ],
    [
      'how many share it beside the headline',
      judge(silent, arrived),
      2,
      ['Availability not reported', '1 of 2', 'No word from the terminal yet'],
    ],
    [
      'where it was last reported',
      judge({ ...ashore, terminalCheckedAt: null }, arrived),
      12,
      ['Not checked yet', '1 of 12', 'last reported at the terminal'],
    ],
    [
      'what a long name of a hold means',
      judge({ ...ashore, holds: [hold('restricted by the agricultural authority')] }, arrived),
      1,
      ['Not ready for pickup', null, 'On hold'],
    ],
    [
      'no date, which has a column of its own',
      judge({ currentStatus: 'on_ship' }, { ...departed, podEta: null }),
      1,
      ['At sea', null, ''],
    ],
    [
      'what is lost first',
      judge({ ...ashore, availableForPickup: true, fees: [fee('exam', 95)], ...past }, arrived),
      1,
      ['Ready for pickup', null, 'LFD 2 days past'],
    ],
  ])('says %s', (_what, verdict, containers, lines) => {
    expect(linesOf(verdict, containers)).toEqual(lines);
  });

  it('has no line that is longer than its column, whatever the record', () => {
    fc.assert(
      fc.property(judgedRecords, fc.integer({ min: 1, max: 20 }), ({ container, shipment }, containers) => {
        const [head = '', beside, below = ''] = linesOf(
          verdictOf({ shipment, container, now, limits }),
          containers,
        );
        expect(head?.length ?? 0).toBeLessThanOrEqual(beside === null ? mostLetters.below : mostLetters.head);
        expect(below?.length ?? 0).toBeLessThanOrEqual(mostLetters.below);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
