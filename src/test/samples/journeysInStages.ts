import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type Stages, stagesOf } from '#/domain/verdict/stages.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { sampleContainer } from './records.ts';
import {
  ago,
  arrived,
  onLand,
  departed,
  later,
  limits,
  local,
  memphis,
  now,
  past,
  shipmentWith,
  today,
  tracked,
} from './verdicts.ts';

export function sampleStages(ofContainer: Partial<Container>, ofShipment: Partial<Shipment> = {}): Stages {
  const container = sampleContainer({ podZone: 'America/Los_Angeles', ...ofContainer });
  const question = { shipment: shipmentWith(ofShipment, container), container, now, limits };
  return stagesOf(question, verdictOf(question));
}

const eta = (text: string) => ({ podEta: local(`${text}T19:00:00Z`) });
const inland = { destination: memphis };
const byRail = { podRailCarrier: 'UPRR' };
const ready = { ...onLand, availableForPickup: true } as const;
const out = (text: string) => ({ podFullOut: local(`${text}T12:00:00Z`), currentStatus: 'picked_up' });

/** A journey in each of its stages: what it is, and what is read from its picture. */
export const journeysInStages: readonly (readonly [
  name: string,
  read: string,
  container: Partial<Container>,
  shipment: Partial<Shipment>,
])[] = [
  [
    'a booking',
    '1/4 · ETD in 4 d · rest',
    { currentStatus: 'new' },
    { polEtd: local('2026-08-16T12:00:00Z') },
  ],
  [
    'a departure that is late',
    '1/4 · ETD 2 d past · risk',
    { currentStatus: 'new' },
    { polEtd: local('2026-08-10T12:00:00Z') },
  ],
  [
    'at sea',
    '2/4 · ETA in 9 d · vessel',
    { currentStatus: 'on_ship' },
    { ...departed, ...eta('2026-08-21') },
  ],
  [
    'at sea, and the ETA slipped',
    '2/4 · ETA in 9 d · vessel · +2 d',
    { currentStatus: 'on_ship' },
    { ...departed, ...eta('2026-08-21'), podOriginalEta: local('2026-08-19T19:00:00Z') },
  ],
  [
    'hours within the day, which are no slip',
    '2/4 · ETA in 9 d · vessel',
    { currentStatus: 'on_ship' },
    { ...departed, ...eta('2026-08-21'), podOriginalEta: local('2026-08-21T12:00:00Z') },
  ],
  [
    'overdue',
    '2/4 · ETA 2 d past · risk',
    { currentStatus: 'on_ship' },
    { ...departed, ...eta('2026-08-10') },
  ],
  ['no ETA', '2/4 · No ETA · vessel', { currentStatus: 'on_ship' }, departed],
  ['arrived and not discharged', '2/4 · 4 d at port · vessel', { currentStatus: 'on_ship' }, arrived],
  ['ready with time left', '3/4 · LFD in 8 d · good', { ...ready, ...later }, arrived],
  ['the last free day', '3/4 · LFD today · risk', { ...ready, ...today }, arrived],
  ['past it', '3/4 · 2 d past LFD · lost', { ...ready, ...past }, arrived],
  ['no last free day', '3/4 · No LFD yet · good', ready, arrived],
  [
    'waiting for its train',
    '3/5 · Awaiting rail · rail',
    { ...onLand, ...byRail },
    { ...arrived, ...inland },
  ],
  [
    'on rail',
    '3/5 · ETA in 3 d · rail',
    { ...onLand, ...byRail, currentStatus: 'on_rail', inlandEta: local('2026-08-15T12:00:00Z') },
    { ...arrived, ...inland },
  ],
  ['picked up', '4/4 · 2 d out · rest', out('2026-08-10'), arrived],
  ['out for too long', '4/4 · 12 d out · risk', out('2026-07-31'), arrived],
  [
    'returned',
    '4/4 · Returned · good',
    { ...out('2026-08-01'), emptyTerminated: local('2026-08-05T12:00:00Z') },
    arrived,
  ],
  ['nothing reported', '? · Not reported · unknown', {}, { portOfDischarge: null }],
  [
    'tracking that ended at sea',
    '2/4 · Tracking ended · unknown',
    { currentStatus: 'on_ship' },
    {
      ...departed,
      ...eta('2026-08-21'),
      carrierTracking: tracked(3, { stoppedAt: ago(2), stoppedReason: 'other' }),
    },
  ],
];
