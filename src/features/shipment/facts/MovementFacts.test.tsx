import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { MovementFacts } from './MovementFacts.tsx';

const local = (text: string) => readMoment(text, 'America/Chicago');

function draw(known: Partial<Container>, updatedAt = '2026-08-12T14:30:00Z') {
  const carrierTracking = { ...sampleShipment().carrierTracking, lastSucceededAt: parseInstant(updatedAt) };
  render(<MovementFacts container={sampleContainer(known)} tracking={carrierTracking} />);
  return screen.getByRole('region', { name: 'Milestones' }).textContent;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls an inland arrival overdue only once the carrier has updated after that time', () => {
  const inlandEta = local('2026-08-12T13:00:00Z');
  expect(draw({ inlandEta })).toContain('Wed 12 Aug 08:00CDT, overdue');
  cleanup();
  expect(draw({ inlandEta }, '2026-08-12T12:00:00Z')).toContain('08:00CDT, no carrier update since');
});

it('hides an inland ETA that the unloading has overtaken (trap 18)', () => {
  const words = draw({
    inlandEta: local('2026-08-14T13:00:00Z'),
    inlandRailUnloaded: local('2026-08-12T13:00:00Z'),
  });
  expect(words).not.toContain('Inland ETA');
  expect(words).not.toContain('14 Aug');
});

it('does not call leaving the port by rail a pickup, but the gate-out at the destination (trap 19)', () => {
  const rail = { podRailLoaded: local('2026-08-10T13:00:00Z'), podFullOut: local('2026-08-10T12:00:00Z') };
  const words = draw({ ...rail, finalDestinationFullOut: local('2026-08-12T13:00:00Z') });
  expect(words).toMatch(/Gate-out full at portMon 10 Aug/);
  expect(words).toMatch(/Gate-out full at destinationWed 12 Aug/);
  expect(words).not.toMatch(/Gate-out full(Mon|Wed)/);
});

it('accepts both names of one railroad (trap 36)', () => {
  expect(draw({ podRailCarrier: 'UPRR', inlandRailCarrier: 'UP' })).toContain('RailroadUPRR, UP');
});
