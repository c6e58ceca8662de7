import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import { progress } from '#/domain/timeline/progress.ts';
import { ProgressStepsDetail } from '#/features/shipment/ProgressStepsDetail.tsx';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const shipment = sampleShipment({
  portOfLoading: samplePlace({ locode: 'CNSHG', name: 'Shanghai' }),
  portOfDischarge: samplePlace({ locode: 'USLAX', name: 'Los Angeles' }),
  polAtd: readMoment('2026-08-02T22:00:00Z', 'Asia/Shanghai'),
  podEta: readMoment('2026-08-10T16:00:00Z', 'America/Los_Angeles'),
  carrierTracking: { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('progress in a row of a list', () => {
  const draw = (containers: readonly Container[]) =>
    render(<ProgressSteps shipment={shipment} containers={containers} now={now} />);

  it('is one picture whose name says it all, in days of the places', () => {
    const { container } = draw([sampleContainer()]);
    expect(screen.getByRole('img').querySelector('title')?.textContent).toBe(
      'At sea: departed Shanghai Mon 3 Aug, arrival at Los Angeles estimated Mon 10 Aug, overdue',
    );
    // Thousands of rows draw it: its cost does not grow with the milestones.
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(8);
  });

  it('says of several containers that it shows the one furthest behind, and takes a booking without any', () => {
    const out = sampleContainer({ number: 'A', podFullOut: readMoment('2026-08-11T16:00:00Z', 'UTC') });
    draw([out, sampleContainer({ number: 'B' })]);
    expect(screen.getByTitle(/^At sea.*\(the furthest behind of 2 containers\)$/)).toBeDefined();
    draw([]);
    expect(screen.getByTitle(/^At sea.*overdue$/)).toBeDefined();
  });
});

describe('progress on the page of the shipment', () => {
  it('gives each milestone with place, time and zone, and says which is overdue and which is not reported', () => {
    const milestones = progress(shipment, sampleContainer(), null, now);
    render(<ProgressStepsDetail milestones={milestones} number="MSCU1234566" now={now} />);
    const steps = within(screen.getByRole('region', { name: 'Progress of MSCU1234566' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      'DepartureShanghaiMon 3 Aug06:00+08',
      'ArrivalLos AngelesMon 10 Aug09:00PDTOverdue',
      'DischargeLos AngelesNot reported yet',
      'PickupLos AngelesNot reported yet',
      'Return\u00a0Not reported yet',
    ]);
  });
});
