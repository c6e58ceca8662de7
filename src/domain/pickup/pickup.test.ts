import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Container, Hold } from '#/domain/records/container.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { holdLabel, holdResolver } from '#/wording/holds.ts';
import { describeReadiness, releaseLabel } from '#/wording/readiness.ts';
import { reportedFreeDays } from './freeDay.ts';
import { holdFacts } from './holds.ts';
import { pickupReadiness } from './pickup.ts';

const then = readMoment('2026-08-01T10:00:00Z', 'UTC');
const hold = (name: string, status: string | null = 'hold', description: string | null = null): Hold => ({
  name,
  status,
  description,
});
const read = (known: Partial<Container>) => {
  const { answer, reasons } = pickupReadiness(
    sampleContainer({ availabilityKnown: true, availableForPickup: true, holds: [], ...known }),
    null,
  );
  return [answer, ...reasons.map((reason) => reason.code)];
};

describe('ready to pick up', () => {
  it('yes, when available and without holds', () => {
    expect(read({ currentStatus: 'available' })).toEqual(['yes', 'available']);
  });

  it('yes with a warning, when the only hold is pending', () => {
    expect(read({ holds: [hold('customs', 'pending')] })).toEqual(['yes', 'available', 'pendingHolds']);
  });

  it('no and said to be out of step, when available and gone by rail, its holds left at the port (trap 3)', () => {
    const rail = { currentStatus: 'available', podRailLoaded: then, podFullOut: then };
    expect(read({ ...rail, holds: [hold('freight'), hold('customs')] })).toEqual([
      'no',
      'underWay',
      'notReported',
      'conflict',
      'holdsNotReported',
    ]);
  });

  it('unknown and not no, when the terminal does not report availability', () => {
    expect(read({ availabilityKnown: false, availableForPickup: false })).toEqual(['unknown', 'notReported']);
    expect(read({ availabilityKnown: true, availableForPickup: null })).toEqual(['unknown', 'notReported']);
  });

  it('unknown without a word about the terminal, where it is not known whether it reports availability', () => {
    const words = (availabilityKnown: boolean | null) =>
      pickupReadiness(sampleContainer({ availabilityKnown, holds: [] }), null).reasons.map(describeReadiness);
    expect(words(null)).toEqual(['Availability not reported.']);
    expect(words(false)).toEqual(['The terminal does not report availability.']);
  });

  it('no, not released yet, when not available without holds', () => {
    expect(read({ currentStatus: 'not_available', availableForPickup: false })).toEqual([
      'no',
      'notReleased',
    ]);
  });

  it('no, when a hold blocks although availability is not reported', () => {
    expect(read({ availabilityKnown: false, holds: [hold('customs')] })).toEqual([
      'no',
      'holds',
      'notReported',
    ]);
  });

  it('unknown, when a hold has an unknown status', () => {
    expect(read({ holds: [hold('customs', 'limbo')] })).toEqual(['unknown', 'unclearHolds']);
  });

  it('says when holds are not reported', () => {
    expect(read({ holds: null })).toEqual(['yes', 'available', 'holdsNotReported']);
  });

  it('no, once picked up at the port or at the inland destination', () => {
    expect(read({ availableForPickup: false, podFullOut: then })).toEqual(['no', 'pickedUp']);
    expect(read({ availableForPickup: null, finalDestinationFullOut: then })).toEqual(['no', 'pickedUp']);
  });

  it('no, while it travels', () => {
    expect(read({ availabilityKnown: false, currentStatus: 'on_ship' })).toEqual([
      'no',
      'underWay',
      'notReported',
    ]);
  });

  it('a rail move out of the port is not a pickup', () => {
    const answer = read({ podFullOut: then, podRailLoaded: then, availableForPickup: false });
    expect(answer).not.toContain('pickedUp');
  });

  it('always has a reason, and never says yes against a hold', () => {
    const holds = fc.option(
      fc.array(
        fc.record({
          name: fc.constantFrom('freight', 'usda', 'other'),
          status: fc.constantFrom('hold', 'pending', 'x', null),
          description: fc.constantFrom(null, ''),
        }),
        { maxLength: 3 },
      ),
    );
    const known = fc.record({
      availabilityKnown: fc.boolean(),
      availableForPickup: fc.option(fc.boolean()),
      holds,
      currentStatus: fc.constantFrom(null, 'available', 'on_ship', 'picked_up', 'constructor'),
    });
    fc.assert(
      fc.property(known, (facts) => {
        const { answer, reasons } = pickupReadiness(sampleContainer(facts), null);
        expect(reasons.length).toBeGreaterThan(0);
        const isBlocked = facts.holds?.some((one) => one.status === 'hold') ?? false;
        const possible = isBlocked
          ? ['no']
          : facts.availabilityKnown
            ? ['yes', 'no', 'unknown']
            : ['no', 'unknown'];
        expect(possible).toContain(answer);
      }),
    );
  });
});

describe('holds', () => {
  it('are all listed with stable keys, also two of one name, an empty description left out', () => {
    const holds = holdFacts([
      hold('other', 'hold', ''),
      hold('customs', 'pending', ' EXAM '),
      hold('other', 'hold', 'Line'),
    ]);
    expect(holds.map((one) => [one.key, one.effect, one.description])).toEqual([
      ['other#1', 'blocks', null],
      ['customs#1', 'warns', 'EXAM'],
      ['other#2', 'blocks', 'Line'],
    ]);
  });

  it('whose names are not known, or written in another case, pass as they came', () => {
    const facts = holdFacts([hold('usda'), hold('toString')]);
    expect(facts.map((one) => [one.name, one.isKnown, one.party])).toEqual([
      ['usda', false, 'terminal'],
      ['toString', false, 'terminal'],
    ]);
    expect(facts.map(({ name }) => [holdLabel(name), holdResolver(name)])).toEqual([
      ['usda', null],
      ['toString', null],
    ]);
  });
});

const held = (...statuses: (readonly [string, string])[]) => {
  const [reason] = pickupReadiness(
    sampleContainer({
      currentStatus: 'not_available',
      availabilityKnown: true,
      availableForPickup: false,
      holds: [],
      releases: statuses.map(([name, status]) => ({ name, status })),
    }),
    null,
  ).reasons;
  return reason && describeReadiness(reason);
};

describe('release statuses', () => {
  it('say who has not released a container that is not available', () => {
    expect(held(['customs', 'pending'], ['freight', 'released'], ['terminal', 'pending'])).toBe(
      'Not released by customs and the terminal.',
    );
    expect(held()).toBe('Not released by the terminal.');
  });

  it('keep words that we do not know as they came', () => {
    expect(releaseLabel({ name: 'freight', status: 'hold' })).toBe('Carrier on hold');
    expect(releaseLabel({ name: '__proto__', status: '<b>' })).toBe('__proto__ <b>');
  });
});

describe('a last free day that the service calculates', () => {
  const day = (text: string) => readMoment(text, 'America/Los_Angeles');
  const deadline = readMoment('2026-10-01T07:00:00Z', 'America/Los_Angeles');
  const calculatedFreeDay = deadline && { deadline, basis: '4 free days after discharge' };

  it('counts where no source reports one, and nowhere else', () => {
    expect(reportedFreeDays(sampleContainer({ calculatedFreeDay }))).toMatchObject([
      { source: 'calculated', day: '2026-10-01' },
    ]);
    const terminal = day('2026-10-05T07:00:00Z');
    const reported = sampleContainer({ calculatedFreeDay, deadlines: { line: null, terminal, rail: null } });
    expect(reportedFreeDays(reported).map(({ source }) => source)).toEqual(['terminal']);
  });
});
