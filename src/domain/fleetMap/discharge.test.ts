import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { byDischarge } from './discharge.ts';
import { sailingsOf } from './sailings.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const zone = 'America/Los_Angeles';
const on = (day: string) => readMoment(`2026-08-${day}T12:00:00Z`, zone);

function shipment(id: string, count: number, known: Partial<Shipment>): Shipment {
  const containers = Array.from({ length: count }, (_, index) =>
    sampleContainer({ number: `${id}-${index}`, currentStatus: 'on_ship' }),
  );
  return sampleShipment({
    id,
    containers,
    podVessel: { id: null, name: 'BIG VESSEL', imo: '4100001' },
    portOfDischarge: samplePlace({ id: 'lax', name: 'Los Angeles' }),
    ...known,
  });
}
const portsOf = (...shipments: Shipment[]) => byDischarge({ sailings: sailingsOf(shipments) }, now);

describe('the containers on board for a port of discharge', () => {
  it('are in the order of arrival', () => {
    const oakland = samplePlace({ id: 'oak', name: 'Oakland' });
    const ports = portsOf(
      shipment('one', 2, { podEta: on('22') }),
      shipment('two', 1, { portOfDischarge: oakland, podEta: on('20') }),
    );
    expect(ports.map(({ key, boxes }) => [key, boxes.length])).toEqual([
      ['oak', 1],
      ['lax', 2],
    ]);
  });

  it('have one ETA and one change where all of them say the same', () => {
    const known = { podEta: on('22'), podOriginalEta: on('20') };
    const [port] = portsOf(shipment('one', 2, known), shipment('two', 1, known));
    expect(port).toMatchObject({
      eta: { from: on('22'), to: on('22') },
      change: { words: 'slipped 2 d' },
      isAgreed: true,
    });
  });

  it('have the first and the last ETA, and no common change, where carriers differ', () => {
    const [port] = portsOf(
      shipment('one', 1, { podEta: on('22'), podOriginalEta: on('20') }),
      shipment('two', 1, { podEta: on('23'), podOriginalEta: on('23') }),
    );
    expect(port).toMatchObject({ eta: { from: on('22'), to: on('23') }, change: null, isAgreed: false });
  });

  it('have no common change where one of them has no original ETA, or another one', () => {
    const first = shipment('one', 1, { podEta: on('22'), podOriginalEta: on('20') });
    const silent = shipment('two', 1, { podEta: on('22') });
    expect(portsOf(first, silent)[0]).toMatchObject({ change: null, isAgreed: false });
    expect(portsOf(silent)[0]).toMatchObject({ change: null, isAgreed: true });
    const other = shipment('two', 1, { podEta: on('23'), podOriginalEta: on('21') });
    expect(portsOf(first, other)[0]?.change).toBeNull();
  });

  it('have no ETA where none is reported', () => {
    expect(portsOf(shipment('one', 1, {}))).toMatchObject([{ eta: null, change: null, isAgreed: true }]);
  });
});
