import * as fc from 'fast-check';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleContainer } from './records.ts';
import { ago, local, losAngeles, memphis, shipmentWith } from './verdicts.ts';

const moments = fc.constantFrom(
  null,
  ...['2026-07-20', '2026-08-10', '2026-08-12', '2026-08-14', '2026-09-01'].flatMap((text) => [
    local(text),
    local(`${text}T12:00:00Z`),
    readMoment(`${text}T12:00:00Z`, null),
  ]),
);
const instants = fc.constantFrom(null, ago(0.1), ago(6), ago(30));
const flags = fc.constantFrom(null, true, false);
const holds = fc.option(
  fc.array(
    fc.record({
      name: fc.constantFrom('customs', 'USDA', 'freight', 'TMF', 'other', 'space'),
      status: fc.constantFrom('hold', 'pending', 'maybe', null),
      description: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
);
const fees = fc.option(
  fc.array(
    fc.record({
      type: fc.constantFrom('demurrage', 'exam', 'total'),
      amount: fc.constantFrom(0, 325),
      currencyCode: fc.constantFrom('USD', null),
    }),
    { maxLength: 2 },
  ),
);
const containers = fc
  .record({
    currentStatus: fc.constantFrom(...containerStatuses, null, 'moon_base'),
    availabilityKnown: flags,
    availableForPickup: flags,
    holds,
    fees,
    lastFreeDay: moments,
    pickupAppointment: moments,
    podArrived: moments,
    podDischarged: moments,
    podFullOut: moments,
    podRailCarrier: fc.constantFrom(null, 'UPRR'),
    podRailLoaded: moments,
    inlandEta: moments,
    inlandAta: moments,
    finalDestinationFullOut: moments,
    delivered: moments,
    emptyTerminated: moments,
    terminalCheckedAt: instants,
  })
  .map(sampleContainer);
const shipments = fc.record({
  polEtd: moments,
  polAtd: moments,
  podEta: moments,
  podOriginalEta: moments,
  podAta: moments,
  destination: fc.constantFrom(null, memphis, losAngeles),
  destinationEta: moments,
  destinationAta: moments,
  carrierTracking: fc.record({
    lastAttemptedAt: instants,
    lastSucceededAt: instants,
    stoppedAt: fc.constantFrom(null, null, null, ago(1)),
    stoppedReason: fc.constantFrom(null, null, null, 'booking_cancelled', 'past_arrival_window'),
  }),
});
/** Any container, or none, on any shipment. */
export const judgedRecords = fc
  .tuple(fc.option(containers, { freq: 10 }), shipments)
  .map(([container, known]) => ({
    container,
    shipment: shipmentWith(known, container),
  }));
