import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { journeysInStages, sampleStages } from '#/test/samples/journeysInStages.ts';
import { judgedRecords } from '#/test/samples/judgedRecords.ts';
import { departed, limits, local, now } from '#/test/samples/verdicts.ts';
import { signedShift } from '#/wording/arrival.ts';
import { describeStageFact, describeStages } from '#/wording/stages.ts';
import { stagesOf } from './stages.ts';
import { verdictOf } from './verdict.ts';

describe('the journey of a row in stages', () => {
  it.each(journeysInStages)('%s is %s', (_, words, container, shipment) => {
    const { kinds, present, says, slip } = sampleStages(container, shipment);
    const where = present === null ? '?' : `${present + 1}/${kinds.length}`;
    expect(
      [where, describeStageFact(says.fact), says.tone, slip && signedShift(slip.change)]
        .filter(Boolean)
        .join(' · '),
    ).toBe(words);
  });

  it('is said in a sentence with the place', () => {
    const known = {
      ...departed,
      podEta: local('2026-08-21T19:00:00Z'),
      podOriginalEta: local('2026-08-19T19:00:00Z'),
    };
    expect(describeStages(sampleStages({ currentStatus: 'on_ship' }, known))).toBe(
      'At sea: ETA in 9 d, Los Angeles, ETA +2 d',
    );
  });

  it('is one stage of the journey for every record, and never more than all of it', () => {
    fc.assert(
      fc.property(judgedRecords, ({ shipment, container }) => {
        const question = { shipment, container, now, limits };
        const { kinds, present, says } = stagesOf(question, verdictOf(question));
        expect(present === null || kinds[present] !== undefined).toBe(true);
        expect(describeStageFact(says.fact)).not.toMatch(/NaN|undefined|null|-\d/);
        expect(says.share ?? 0).toBeGreaterThanOrEqual(0);
        expect(says.share ?? 0).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(300) },
    );
  });
});
