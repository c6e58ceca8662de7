import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostPressing, type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import { runs } from '#/test/runs.ts';
import { judgedRecords } from '#/test/samples/judgedRecords.ts';
import {
  arrived,
  onLand,
  departed,
  fee,
  hold,
  judge,
  limits,
  local,
  now,
  past,
} from '#/test/samples/verdicts.ts';
import { deadlineInShort } from '#/wording/verdict.ts';
import { maxLetters, verdictLines } from './verdictLines.ts';

/** Both lines of one verdict among others, as they are read. */
const linesOf = (verdict: Verdict, others: readonly Verdict[] = []) => {
  const found = mostPressing([verdict, ...others]);
  if (!found) throw new Error('One of one is the most pressing.');
  const { head, deadline, isBeside, below } = verdictLines(found);
  const clock = deadline ? deadlineInShort(deadline) : '';
  return isBeside
    ? [[head, clock].filter(Boolean).join(' '), below]
    : [head, [clock, below].filter(Boolean).join(' · ')];
};

describe('a verdict in a row of the list', () => {
  const silent = { ...onLand, availableForPickup: null };

  const out = judge({ podFullOut: local('2026-08-11T12:00:00Z'), currentStatus: 'picked_up' }, arrived);
  const held = judge({ ...onLand, holds: [hold('USDA')], ...past }, arrived);
  const late = judge({ ...onLand, availableForPickup: true, fees: [fee('exam', 95)], ...past }, arrived);

  it.each([
    ['why', judge({ ...onLand, holds: [hold('USDA')] }, arrived), [], ['Not ready for pickup', 'USDA hold']],
    [
      'how many share it before that',
      judge(silent, arrived),
      [judge(silent, arrived)],
      ['Availability not reported', '2 of 2 · No word from the terminal yet'],
    ],
    [
      'where it was last reported',
      judge({ ...onLand, terminalCheckedAt: null }, arrived),
      [out],
      ['Not checked yet', '1 of 2 · last reported at the terminal'],
    ],
    [
      'what a long name of a hold means',
      judge({ ...onLand, holds: [hold('restricted by the agricultural authority')] }, arrived),
      [],
      ['Not ready for pickup', 'On hold'],
    ],
    [
      'no date, which has a column of its own',
      judge({ currentStatus: 'on_ship' }, { ...departed, podEta: null }),
      [],
      ['At sea', ''],
    ],
    ['its deadline beside it, and the money', late, [], ['Ready for pickup 2 d past LFD', '95 USD so far']],
    [
      'how the others stand',
      late,
      [out, out],
      ['Ready for pickup 2 d past LFD', '1 of 3 · 95 USD so far · 2 picked up'],
    ],
    [
      'an appointment that is made within the free time',
      judge(
        { ...onLand, availableForPickup: true, pickupAppointment: local('2026-08-13T15:00:00Z') },
        arrived,
      ),
      [],
      ['Ready for pickup', 'Pickup appointment'],
    ],
    ['what stops it and its deadline', held, [], ['Not ready for pickup 2 d past LFD', 'USDA hold']],
    [
      'all of that of several',
      held,
      [out],
      ['Not ready for pickup 2 d past LFD', '1 of 2 · USDA hold · 1 picked up'],
    ],
  ])('says %s', (_what, verdict, others, lines) => {
    expect(linesOf(verdict, others)).toEqual(lines);
  });

  it('has no line that is longer than its column, whatever the record', () => {
    fc.assert(
      fc.property(fc.array(judgedRecords, { minLength: 1, maxLength: 8 }), (records) => {
        const [first, ...others] = records.map(({ container, shipment }) =>
          verdictOf({ shipment, container, now, limits }),
        );
        if (!first) return;
        const [head = '', below = ''] = linesOf(first, others);
        expect(head.length).toBeLessThanOrEqual(maxLetters.first + 1);
        expect(below.length).toBeLessThanOrEqual(maxLetters.below);
      }),
      { numRuns: runs(500) },
    );
  });
});
