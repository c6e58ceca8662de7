import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { phaseOf } from './phase.ts';
import { phases } from './statusPhase.ts';

const then = readMoment('2026-08-01T12:00:00Z', 'America/Los_Angeles');

describe('the phase of a journey', () => {
  it.each([
    ['new', {}, {}, 'origin'],
    ['new', { polAtd: then }, {}, 'vessel'],
    ['on_ship', {}, {}, 'vessel'],
    ['on_ship', { podAta: then }, {}, 'arrived'],
    ['on_ship', {}, { podDischarged: then }, 'port'],
    ['grounded', {}, {}, 'port'],
    ['awaiting_inland_transfer', {}, { podDischarged: then }, 'awaitingInland'],
    ['on_rail', { polAtd: then }, {}, 'inlandTransit'],
    ['on_rail', {}, {}, 'origin'],
    ['available', {}, { podRailLoaded: then, inlandAta: then }, 'inlandTerminal'],
    ['picked_up', {}, {}, 'consignee'],
    ['on_ship', {}, { podDischarged: then, podFullOut: then }, 'consignee'],
    // Leaving the port by rail is recorded as a full-out as well (trap 19).
    ['not_available', {}, { podFullOut: then, podRailCarrier: 'UPRR' }, 'inlandTransit'],
    ['moon_base', {}, {}, 'unknown'],
    [null, { polAtd: then }, {}, 'vessel'],
    [null, {}, { vesselLoaded: then }, 'vessel'],
    ['new', {}, { vesselDeparted: then }, 'vessel'],
    [null, {}, { emptyOut: then, fullIn: then }, 'unknown'],
  ] as const)('%s with %o and %o is %s', (currentStatus, shipment, container, expected) => {
    const facts = sampleContainer({ currentStatus, ...container });
    expect(phaseOf(facts, sampleShipment({ ...shipment, containers: [facts] }))).toBe(expected);
  });

  it('is one phase for every record, and never on a vessel after the discharge', () => {
    const moment = fc.constantFrom(null, then);
    fc.assert(
      fc.property(
        fc.constantFrom(...containerStatuses, 'odd', null),
        fc.record({ polAtd: moment, podAta: moment }),
        fc.record({
          podDischarged: moment,
          podRailLoaded: moment,
          inlandAta: moment,
          emptyTerminated: moment,
        }),
        (currentStatus, shipment, container) => {
          const facts = sampleContainer({ currentStatus, ...container });
          const phase = phaseOf(facts, sampleShipment({ ...shipment, containers: [facts] }));
          expect(phases).toContain(phase);
          expect(container.podDischarged !== null && ['origin', 'vessel', 'arrived'].includes(phase)).toBe(
            false,
          );
        },
      ),
    );
  });
});
