import { type Journey, journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { ago, chicago, losAngeles, shanghai } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { JourneyPanel } from '#/parts/journey/JourneyPanel.tsx';
import { JourneyStages } from '#/parts/journey/JourneyStages.tsx';
import { now, fresh, zone } from '#/test/samples/exceptions.ts';
import { journeysInStages, sampleStages } from '#/test/samples/journeysInStages.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import type { FormatOptions } from '#/time/format.ts';
import { readMoment } from '#/time/moment.ts';
import { viewerZone } from '#/time/zone.ts';
import { describeStages } from '#/wording/stages.ts';

/** One journey in each of its situations, read at noon of 12 August. */

const singapore = samplePlace({ name: 'Singapore', locode: 'SGSIN', zone: 'Asia/Singapore' });
const on = (date: string) => readMoment(`${date}T19:00:00Z`, zone);
const at = (name: string, date: string, place = losAngeles) => sampleEvent(name, date, { place });
const expected = (name: string, date: string, place = losAngeles) =>
  sampleEvent(name, date, { place, estimated: true });
const freeUntil = (date: string): Partial<Container> => ({
  podZone: zone,
  terminalCheckedAt: ago(hour),
  deadlines: { line: null, terminal: readMoment(date, zone), rail: null },
});

interface Reported {
  readonly shipment?: Partial<Shipment>;
  readonly container?: Partial<Container>;
  readonly events?: readonly TransportEvent[];
  readonly etas?: readonly string[];
}

const journeyShipment = (known: Partial<Shipment> = {}): Shipment =>
  sampleShipment({
    portOfLoading: shanghai,
    portOfDischarge: losAngeles,
    podEta: on('2026-08-22'),
    carrierTracking: fresh,
    ...known,
  });

function journey({ shipment: known = {}, container: box = {}, events = [], etas = [] }: Reported): Journey {
  const [shipment, container] = [journeyShipment(known), sampleContainer(box)];
  const lists = {
    events: events.filter(({ estimated }) => !estimated),
    rawEvents: events.filter(({ estimated }) => estimated),
  };
  const legs = buildJourney({ ...lists, shipment, container });
  const reported = timelineEvents(legs, shipment, container);
  return journeyOf(
    {
      shipment,
      container,
      events: reported,
      etas: etas.flatMap((text) => {
        const eta = on(text);
        return eta ? [{ eta, learnedAt: null }] : [];
      }),
    },
    now,
  );
}

const loaded = [
  at('empty_out', '2026-07-11', shanghai),
  at('full_in', '2026-07-16', shanghai),
  at('vessel_departed', '2026-07-20', shanghai),
];
const landed = [...loaded, at('vessel_arrived', '2026-08-04'), at('vessel_discharged', '2026-08-05')];
const out = at('full_out', '2026-08-08');

/** Every state that a line has, by name. */
const journeySamples: Readonly<Record<string, Journey>> = {
  booked: journey({ shipment: { polEtd: on('2026-08-16'), podEta: on('2026-09-02') } }),
  'gated in': journey({ shipment: { polEtd: on('2026-08-16') }, events: loaded.slice(0, 2) }),
  'at sea': journey({ events: loaded }),
  slipped: journey({
    shipment: { podOriginalEta: on('2026-08-14') },
    events: loaded,
    etas: ['2026-08-14', '2026-08-16', '2026-08-24', '2026-08-22'],
  }),
  'pulled in': journey({ shipment: { podOriginalEta: on('2026-08-25') }, events: loaded }),
  transshipment: journey({
    shipment: { podEta: on('2026-08-30') },
    events: [
      ...loaded,
      at('transshipment_arrived', '2026-07-28', singapore),
      at('transshipment_departed', '2026-08-03', singapore),
    ],
  }),
  overdue: journey({
    shipment: { podEta: on('2026-08-09'), podOriginalEta: on('2026-08-03') },
    events: loaded,
  }),
  'arrived with free time': journey({
    shipment: { podOriginalEta: on('2026-08-02'), podAta: on('2026-08-04') },
    container: { ...freeUntil('2026-08-15'), pickupAppointment: on('2026-08-14') },
    events: landed,
  }),
  'past LFD': journey({ container: freeUntil('2026-08-07'), events: landed }),
  'terminal not checked': journey({
    container: { ...freeUntil('2026-08-07'), terminalCheckedAt: null },
    events: landed,
  }),
  rail: journey({
    shipment: { destination: chicago, destinationEta: on('2026-08-17') },
    container: { inlandEvidence: 'rail' },
    events: [
      ...landed,
      at('rail_loaded', '2026-08-08'),
      at('rail_departed', '2026-08-09'),
      expected('arrived_at_inland_destination', '2026-08-17', chicago),
    ],
  }),
  'off dock': journey({
    container: { ...freeUntil('2026-08-13'), currentStatus: 'off_dock' },
    events: landed,
  }),
  'picked up late': journey({
    container: { ...freeUntil('2026-08-06'), podFullOut: on('2026-08-08') },
    events: [...landed, out],
  }),
  returned: journey({
    container: { ...freeUntil('2026-08-09'), podFullOut: on('2026-08-08') },
    events: [...landed, out, at('empty_in', '2026-08-11')],
  }),
  'missing dates': journey({
    shipment: { podEta: null },
    container: { currentStatus: 'grounded', ...freeUntil('2026-08-14') },
    events: loaded.slice(2),
  }),
  contradictory: journey({
    events: [...loaded, at('vessel_arrived', '2026-08-08'), at('vessel_discharged', '2026-08-04')],
  }),
  'tracking stopped': journey({
    shipment: {
      carrierTracking: { ...fresh, stoppedAt: ago(9 * day), stoppedReason: 'no_updates_at_line' },
    },
    events: loaded,
  }),
  'no dates': journey({ shipment: { podEta: null } }),
};

const times: FormatOptions = { display: 'place', viewer: viewerZone(), now };

/** Rows of a list at that width, without their names: what they are is to be read from the picture. */
const inStages = (width: number) => (
  <div className="space-y-2">
    {journeysInStages.map(([name, , container, shipment]) => {
      const stages = sampleStages(container, shipment);
      return (
        <div key={name} style={{ width }}>
          <JourneyStages stages={stages} times={times} title={describeStages(stages)} />
        </div>
      );
    })}
  </div>
);

const panels = Object.entries(journeySamples).map(
  ([name, sample]) => [name, <JourneyPanel key={name} journey={sample} number="MSCU1234566" />] as const,
);

export const journeySection: GallerySection = {
  id: 'journey',
  title: 'The journey',
  specimens: [
    {
      files: ['src/parts/journey/JourneyStages.tsx'],
      states: { 'in a row of 144 pixels': inStages(144), 'in a row of 300 pixels': inStages(300) },
    },
    {
      files: ['src/parts/journey/JourneyPanel.tsx', 'src/parts/journey/JourneyDrawing.tsx'],
      wide: true,
      states: Object.fromEntries(panels),
    },
  ],
};
