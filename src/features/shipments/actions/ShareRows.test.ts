import { expect, it } from 'vitest';
import type { FleetRow } from '#/domain/list/row.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { sharedRows } from './ShareRows.tsx';

const [one, other] = ['MSCU1234566', 'TEMU3043531'].map((number) => sampleContainer({ id: number, number }));
const shipment = sampleShipment({ id: 'both', containers: [one, other].flatMap((each) => each ?? []) });
const booking = sampleShipment({ id: 'booking', containers: [] });
const row = (part: Partial<FleetRow>): FleetRow => ({
  id: 'row',
  kind: 'shipment',
  shipment,
  containers: shipment.containers,
  ...part,
});
const shared = (...rows: FleetRow[]) =>
  sharedRows(rows).map((each) => [each.shipment.id, each.container?.number]);

it('shares the containers that the filter left of a row, and a booking that names none', () => {
  expect(shared(row({}), row({ shipment: booking, containers: [] }))).toEqual([
    ['both', 'MSCU1234566'],
    ['both', 'TEMU3043531'],
    ['booking', undefined],
  ]);
  expect(shared(row({ containers: shipment.containers.slice(1) }))).toEqual([['both', 'TEMU3043531']]);
});
