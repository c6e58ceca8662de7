import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedAxis } from '#/domain/journey/axis.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import type { Container } from '#/domain/records/container.ts';
import { fresh, now } from '#/test/samples/exceptions.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { JourneyLine } from './JourneyLine.tsx';
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

describe('a journey in a row of a list', () => {
  const axis = sharedAxis([shipment], now);
  const draw = (containers: readonly Container[]) =>
    render(
      <JourneyLine
        journey={journeyOf({ shipment, container: containers[0] ?? null, events: null }, now)}
        axis={axis}
      />,
    );

  it('is one picture whose name says it all, in days of the places', () => {
    draw([sampleContainer()]);
    expect(screen.getByRole('img').querySelector('title')?.textContent).toBe(
      'Shanghai: departed Mon 3 Aug. 8 days at sea. Los Angeles: ETA Mon 10 Aug, overdue. Original ETA Fri 7 Aug.',
    );
  });

  it('has now at one place in every row, whatever the journey', () => {
    const places = [[sampleContainer()], [out], []].map((containers) => {
      const { container, unmount } = draw(containers);
      const x = container.querySelector('rect')?.getAttribute('x');
      unmount();
      return x;
    });
    expect(places).toEqual(['67%', '67%', '67%']);
  });

  it('costs no more elements with every move, since thousands of rows draw it', () => {
    const stayed = sampleContainer({
      podArrived: readMoment('2026-08-04T16:00:00Z', zone),
      podDischarged: readMoment('2026-08-05T16:00:00Z', zone),
      podRailLoaded: readMoment('2026-08-06T16:00:00Z', zone),
      podRailDeparted: readMoment('2026-08-07T16:00:00Z', zone),
      inlandAta: readMoment('2026-08-08T16:00:00Z', zone),
      finalDestinationFullOut: readMoment('2026-08-09T16:00:00Z', zone),
      terminalCheckedAt: now,
      lastFreeDay: readMoment('2026-08-06', zone),
    });
    const { container } = draw([stayed]);
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(16);
    expect(container.querySelectorAll('.fill-rail').length).toBe(1);
  });
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
