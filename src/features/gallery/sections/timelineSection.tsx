import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import {
  ago,
  atSea,
  inShanghai,
  longText,
  losAngeles,
  sailing,
  shanghai,
  terminal,
  untracked,
  vessel,
} from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { Timeline } from '#/features/shipment/timeline/Timeline.tsx';
import { TimelineSkeleton } from '#/features/shipment/timeline/TimelineSkeleton.tsx';
import { local, now } from '#/test/samples/exceptions.ts';
import { sampleEvent } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';

const aboard = { vessel, voyageNumber: '132A' };
const outAndIn = [
  sampleEvent('empty_out', null, { when: inShanghai('2026-07-15T03:00:00Z'), place: shanghai }),
  sampleEvent('full_in', null, { when: inShanghai('2026-07-18T07:30:00Z'), place: shanghai }),
];
const departed = sampleEvent('vessel_departed', null, {
  ...aboard,
  when: inShanghai('2026-07-20T22:00:00Z'),
  place: shanghai,
  facility: { ...terminal, name: 'Yangshan Phase 4' },
});
const arrival = sampleEvent('vessel_arrived', null, {
  ...aboard,
  estimated: true,
  when: local('2026-08-16T16:00:00Z'),
  createdAt: ago(2 * day),
  place: losAngeles,
});
const late = { ...arrival, when: local('2026-08-09T16:00:00Z') };
const discharged = sampleEvent('vessel_discharged', null, {
  ...aboard,
  when: local('2026-08-05T18:00:00Z'),
  place: losAngeles,
  dataSource: 'terminal',
});
const newDeadline = sampleEvent('container.pickup_lfd.changed', null, {
  when: local('2026-08-10T12:00:00Z'),
  changedTo: local('2026-08-17T06:59:00Z'),
});

function drawn(
  events: readonly TransportEvent[],
  rawEvents: readonly TransportEvent[] = [],
  shipment: Shipment = sailing,
) {
  const container = { ...atSea, createdAt: ago(30 * day) };
  return <Timeline legs={timeline({ events, rawEvents, shipment, container }, now).legs} />;
}

export const timelineSection: GallerySection = {
  id: 'timeline',
  title: 'Timeline',
  specimens: [
    {
      files: ['src/features/shipment/timeline/Timeline.tsx'],
      states: {
        'at sea': drawn([...outAndIn, departed], [arrival]),
        overdue: drawn([departed], [late]),
        'overdue, tracking stopped': drawn([departed], [late], untracked),
        'steps not reported, a notice': drawn([discharged, newDeadline]),
        'words of the source, nothing else': drawn([
          sampleEvent(longText, null, { dataSource: longText }),
          sampleEvent('full_in', null, { dataSource: null }),
        ]),
      },
    },
    {
      files: ['src/features/shipment/timeline/TimelineSkeleton.tsx'],
      states: { loading: <TimelineSkeleton /> },
    },
  ],
};
