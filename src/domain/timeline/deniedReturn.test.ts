import { expect, it } from 'vitest';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { shipmentAsOf } from '#/domain/status/asOf.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { statementNote } from '#/wording/provenance.ts';
import { buildJourney } from './legs.ts';
import { selectEvents } from './selectEvents.ts';

const now = instant(Date.parse('2026-08-12T18:00:00Z'));
const zone = 'America/Los_Angeles';
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', zone });
const shanghai = samplePlace({ id: 'sha', name: 'Shanghai', zone: 'Asia/Shanghai' });
const returned = readMoment('2026-08-11T18:00:00Z', zone);

it('an empty return before the arrival leaves the vessel under way, and is denied in the date sources', () => {
  const shipment = shipmentAsOf(
    sampleShipment({
      portOfLoading: shanghai,
      portOfDischarge: losAngeles,
      polAtd: readMoment('2026-07-24T18:00:00Z', zone),
      podEta: readMoment('2026-08-20T18:00:00Z', zone),
      containers: [sampleContainer({ emptyTerminated: returned, currentStatus: 'empty_returned' })],
    }),
    now,
  );
  const [container = sampleContainer()] = shipment.containers;
  const events = [
    sampleEvent('vessel_departed', null, {
      id: 'left',
      when: readMoment('2026-07-24T18:00:00Z', 'Asia/Shanghai'),
      place: shanghai,
    }),
    sampleEvent('empty_in', null, { id: 'back', when: returned }),
  ];
  const lists = selectEvents({ events, rawEvents: [] }, shipment, container, (own) => own).result;
  const legs = buildJourney({ ...lists, shipment, container });
  expect(legs.map(({ kind, state }) => [kind, state])).toEqual([
    ['vessel', 'underWay'],
    ['gate', 'expected'],
  ]);
  const facts = buildLedger({ ...lists, shipment, container });
  const fact = facts.find(({ id }) => id === 'emptyReturn');
  expect(fact?.statements.map(statementNote)).toEqual(['contradicts the rest of the journey']);
});
