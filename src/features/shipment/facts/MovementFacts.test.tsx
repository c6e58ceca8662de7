import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { MovementFacts } from './MovementFacts.tsx';

const local = (text: string) => readMoment(text, 'America/Chicago');

function draw(known: Partial<Container>, askedAt = '2026-08-12T14:30:00Z') {
  const carrierTracking = { ...sampleShipment().carrierTracking, lastSucceededAt: parseInstant(askedAt) };
  render(<MovementFacts container={sampleContainer(known)} tracking={carrierTracking} />);
  return screen.getByRole('region', { name: 'Milestones' }).textContent;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that an inland arrival was not seen only once the line was asked after that time', () => {
  const inlandEta = local('2026-08-12T13:00:00Z');
  expect(draw({ inlandEta })).toContain('Wed 12 Aug 08:00CDT, not seen');
  cleanup();
  expect(draw({ inlandEta }, '2026-08-12T12:00:00Z')).toContain('08:00CDT, the line was not asked since');
});

it('hides an inland arrival that was still expected after the unloading (trap 18)', () => {
  const words = draw({
    inlandEta: local('2026-08-14T13:00:00Z'),
    inlandRailUnloaded: local('2026-08-12T13:00:00Z'),
  });
  expect(words).not.toContain('expected by the railroad');
  expect(words).not.toContain('14 Aug');
});

it('calls leaving the port by rail no pickup, and takes the pickup at the destination for one (trap 19)', () => {
  const rail = { podRailLoaded: local('2026-08-10T13:00:00Z'), podFullOut: local('2026-08-10T12:00:00Z') };
  const words = draw({ ...rail, finalDestinationFullOut: local('2026-08-12T13:00:00Z') });
  expect(words).toMatch(/Out of the port terminalMon 10 Aug/);
  expect(words).toMatch(/Picked up at destinationWed 12 Aug/);
  expect(words).not.toContain('Picked up full');
});

it('accepts both names of one railroad (trap 36)', () => {
  expect(draw({ podRailCarrier: 'UPRR', inlandRailCarrier: 'UP' })).toContain('RailroadUPRR, UP');
});
