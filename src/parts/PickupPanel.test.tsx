// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleContainer, sampleShipment } from '#/domain/sampleRecords.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import type { Container } from '#/domain/container.ts';
import { PickupPanel } from './PickupPanel.tsx';

const zone = 'America/Los_Angeles';

function draw(told: Partial<Container>) {
  render(
    <PickupPanel
      container={sampleContainer({
        podZone: zone,
        terminalCheckedAt: parseInstant('2026-08-12T12:00:00Z'),
        ...told,
      })}
      shipment={sampleShipment()}
    />,
  );
}
/** What stands beside the name of a fact. */
const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('PickupPanel', () => {
  it('tells what was not reported from what there is none of (trap 9)', () => {
    draw({ holds: null, fees: [] });
    expect(fact('Holds')).toBe('Not reported');
    expect(fact('Fees')).toBe('None');
    expect(fact('Last free day')).toBe('Not reported');
  });

  it('says "unknown" and not "no" where the terminal reports no availability (trap 4)', () => {
    draw({ availabilityKnown: false, availableForPickup: false, holds: [] });
    expect(screen.getByText('Readiness unknown')).toBeDefined();
  });

  it('says aloud that "available" and a hold contradict each other (trap 3)', () => {
    draw({
      availabilityKnown: true,
      availableForPickup: true,
      holds: [{ name: 'customs', status: 'hold', description: null }],
    });
    expect(screen.getByText('Not ready for pickup')).toBeDefined();
    expect(screen.getByText(/out of step/)).toBeDefined();
  });

  it('lists every hold, also two of one name, and words that nobody knows as text (trap 7)', () => {
    draw({
      holds: [
        { name: 'other', status: 'hold', description: 'LINE RELEASE <REQ>' },
        { name: 'other', status: 'hold', description: null },
        { name: 'moon', status: 'frozen', description: null },
      ],
    });
    expect(screen.getAllByText('Other')).toHaveLength(2);
    expect(screen.getByText('LINE RELEASE <REQ>')).toBeDefined();
    expect(screen.getByText('moon')).toBeDefined();
    expect(document.querySelectorAll('q')).toHaveLength(1);
  });

  it('does not count a reported total on top of its items (trap 8)', () => {
    draw({
      fees: [
        { type: 'demurrage', amount: 850, currencyCode: 'USD' },
        { type: 'exam', amount: 450, currencyCode: 'USD' },
        { type: 'total', amount: 1300, currencyCode: 'USD' },
      ],
    });
    expect(fact('Fees')).toMatch(/^1,300\.00 USD/);
  });

  it('invents no currency (trap 9)', () => {
    draw({ fees: [{ type: 'demurrage', amount: 0, currencyCode: null }] });
    expect(fact('Fees')).toBe('0.00 (currency not reported)');
  });

  it('warns on the earliest last free day, also where the line gives a later one (trap 13)', () => {
    draw({
      deadlines: {
        line: readMoment('2026-08-18T07:00:00Z', zone),
        terminal: readMoment('2026-08-14T07:00:00Z', zone),
        rail: null,
      },
    });
    expect(fact('Last free day')).toMatch(
      /^Fri 14 Aug2 days left.?Terminal.*earliest.*Tue 18 Aug6 days left.?Shipping line/,
    );
  });

  it('counts calendar days, so that the whole last free day is free (trap 11)', () => {
    vi.setSystemTime(Date.parse('2026-08-13T03:00:00Z'));
    draw({ deadlines: { line: null, terminal: readMoment('2026-08-12T07:00:00Z', zone), rail: null } });
    expect(fact('Last free day')).toContain('Last free day is today');
  });

  it('does not shift a last free day to the day before for a viewer west of the place (trap 12)', () => {
    draw({ deadlines: { line: readMoment('2026-08-20', null), terminal: null, rail: null } });
    expect(fact('Last free day')).toMatch(/^Thu 20 Aug/);
  });

  it('withholds the countdown with its reason when the terminal was not checked lately (trap 15)', () => {
    draw({
      terminalCheckedAt: parseInstant('2026-08-01T12:00:00Z'),
      deadlines: { line: null, terminal: readMoment('2026-08-10T07:00:00Z', zone), rail: null },
    });
    expect(fact('Last free day')).toMatch(
      /Days left are not counted\. The terminal was last checked 11 days ago\./,
    );
    expect(fact('Last free day')).not.toMatch(/over/);
  });
});
