import { describe, expect, it } from 'vitest';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { buildJourney } from './legs.ts';
import { withEventZones } from './shownByEvents.ts';

const zone = 'America/Los_Angeles';
const text = '2022-01-13T19:53:38Z';
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', zone });
const bare = readMoment(text, null);
const zoned = readMoment(text, zone);
const arrived = sampleEvent('vessel_arrived', null, { when: zoned, place: losAngeles, dataSource: 'ais' });

describe('an event and a record with the same digits, of which the record lacks the zone (trap 76)', () => {
  const container = sampleContainer({ podArrived: bare });
  const shipment = sampleShipment({ portOfDischarge: losAngeles, podAta: bare, containers: [container] });

  it('are one time in the timeline', () => {
    const legs = buildJourney({ shipment, container, events: [arrived], rawEvents: [] });
    expect(legs.flatMap(({ actuals }) => actuals.map(({ when }) => when))).toEqual([zoned]);
  });

  it('are one time in the facts of the container, of which nothing differs', () => {
    const shown = withEventZones(shipment, container, [arrived]);
    expect(arrivalOf(shipment, shown)).toMatchObject({ moment: zoned, disagrees: null });
  });

  it('are one statement in the date sources', () => {
    const [fact] = buildLedger({ shipment, container, events: [arrived], rawEvents: [] });
    expect(fact?.statements).toHaveLength(1);
    expect(fact?.statements[0]).toMatchObject({
      moment: zoned,
      source: 'ais',
      origins: ['event', 'shipmentRecord', 'containerRecord'],
    });
  });

  it('are two where the digits differ', () => {
    const other = { ...arrived, when: readMoment('2022-01-13T20:53:38Z', zone) };
    expect(withEventZones(shipment, container, [other])).toBe(container);
  });
});
