import { describe, expect, it } from 'vitest';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { withPortOut } from './portOut.ts';

const elwood = samplePlace({ locode: 'USEWO' });
const shipment = sampleShipment({ portOfDischarge: samplePlace({ locode: 'USLGB' }), destination: elwood });
const byRail = sampleContainer({
  podRailCarrier: 'BNSF',
  inlandAta: readMoment('2026-06-20T12:00:00Z', 'UTC'),
});
const nameOf = (event: ReturnType<typeof sampleEvent>) => withPortOut([event], shipment, byRail)[0]?.name;

describe('a gate-out of a container that goes on inland', () => {
  it('is that of the port, whatever place it names, until the container has come inland', () => {
    expect(nameOf(sampleEvent('full_out', '2026-06-14'))).toBe('port_out');
    expect(nameOf(sampleEvent('full_out', '2026-06-14', { place: samplePlace({ locode: 'USLAX' }) }))).toBe(
      'port_out',
    );
    expect(nameOf(sampleEvent('full_out', '2026-06-21'))).toBe('full_out');
    expect(nameOf(sampleEvent('full_out', null, { place: elwood }))).toBe('full_out');
  });

  it('that is only expected is the pickup still to come', () => {
    expect(nameOf(sampleEvent('full_out', null, { estimated: true }))).toBe('full_out');
  });
});
