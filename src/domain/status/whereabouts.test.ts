import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment } from '#/time/moment.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { whereabouts, whereaboutsOrder } from './whereabouts.ts';

const then = readMoment('2026-08-01T12:00:00Z', 'America/Los_Angeles');

describe('where a container is', () => {
  it.each([
    ['new', {}, {}, 'origin'],
    ['new', { polAtd: then }, {}, 'aboard'],
    ['on_ship', {}, {}, 'aboard'],
    ['on_ship', { podAta: then }, {}, 'discharge'],
    ['on_ship', {}, { podDischarged: then }, 'discharge'],
    ['grounded', {}, {}, 'discharge'],
    ['awaiting_inland_transfer', {}, { podDischarged: then }, 'discharge'],
    ['on_rail', { polAtd: then }, {}, 'rail'],
    ['on_rail', {}, {}, 'origin'],
    ['available', {}, { podRailLoaded: then, inlandAta: then }, 'inland'],
    ['picked_up', {}, {}, 'gone'],
    ['on_ship', {}, { podDischarged: then, podFullOut: then }, 'gone'],
    // Leaving the port by rail is recorded as a full-out as well (trap 19).
    ['not_available', {}, { podFullOut: then, podRailCarrier: 'UPRR' }, 'rail'],
    ['moon_base', {}, {}, 'untold'],
    [null, { polAtd: then }, {}, 'aboard'],
  ] as const)('%s with %o and %o is %s', (currentStatus, shipment, container, expected) => {
    const facts = sampleContainer({ currentStatus, ...container });
    expect(whereabouts(sampleShipment({ ...shipment, containers: [facts] }), facts)).toBe(expected);
  });

  it('is one place for every record, and never a ship after the discharge', () => {
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
          const place = whereabouts(sampleShipment({ ...shipment, containers: [facts] }), facts);
          expect(whereaboutsOrder).toContain(place);
          expect(container.podDischarged !== null && ['origin', 'aboard'].includes(place)).toBe(false);
        },
      ),
    );
  });
});
