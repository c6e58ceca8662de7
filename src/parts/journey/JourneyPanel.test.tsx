import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { journeyOf } from '#/domain/journey/journey.ts';
import { fresh, now } from '#/test/samples/exceptions.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { JourneyPanel } from './JourneyPanel.tsx';

const zone = 'America/Los_Angeles';
const shipment = sampleShipment({
  portOfLoading: samplePlace({ locode: 'CNSHG', name: 'Shanghai' }),
  portOfDischarge: samplePlace({ locode: 'USLAX', name: 'Los Angeles' }),
  polAtd: readMoment('2026-08-02T22:00:00Z', 'Asia/Shanghai'),
  podEta: readMoment('2026-08-10T16:00:00Z', zone),
  podOriginalEta: readMoment('2026-08-07T16:00:00Z', zone),
  carrierTracking: fresh,
});
const out = sampleContainer({ number: 'A', podFullOut: readMoment('2026-08-11T16:00:00Z', zone) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('a journey at full width', () => {
  it('lists each step with place, time and zone, and says which is overdue', () => {
    const journey = journeyOf({ shipment, container: sampleContainer(), events: null }, now);
    render(<JourneyPanel journey={journey} number="MSCU1234566" />);
    const panel = screen.getByRole('region', { name: 'Journey of MSCU1234566' });
    const steps = within(panel).getByRole('list').querySelectorAll('li');
    expect([...steps].map((step) => step.textContent)).toEqual([
      'Shanghai: departed Mon 3 Aug 06:00+08',
      'Los Angeles: ETA Mon 10 Aug 09:00PDT, overdue',
      '8 days at sea',
      'Original ETA Fri 7 Aug',
    ]);
  });

  it('writes places and days below the line, and now above it', () => {
    const journey = journeyOf({ shipment, container: out, events: null }, now);
    const { container } = render(<JourneyPanel journey={journey} number="MSCU1234566" />);
    const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['Shanghai', 'departed Mon 3 Aug', 'Now']));
    expect(container.textContent).not.toMatch(/undefined|null|NaN/);
  });
});
