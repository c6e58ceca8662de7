import { describe, expect, it } from 'vitest';
import { sampleContainer } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { reportedFreeDays } from './freeDay.ts';
import { pickupReadiness } from './pickup.ts';
import { releaseLabel } from './releaseLabel.ts';

const held = (...statuses: (readonly [string, string])[]) =>
  pickupReadiness(
    sampleContainer({
      currentStatus: 'not_available',
      availabilityKnown: true,
      availableForPickup: false,
      holds: [],
      releases: statuses.map(([name, status]) => ({ name, status })),
    }),
    null,
  ).reasons[0]?.words;

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
