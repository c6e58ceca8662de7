import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { portCalls } from './portCalls.ts';

const accord = { id: 'a', name: 'Ivory Accord', imo: '4100004' };
const harbour = { id: 'h', name: 'Quiet Harbour', imo: '4100016' };
const at = (text: string) => readMoment(text, 'America/Los_Angeles');

function box(known: Partial<Shipment>, container: Partial<Container> = {}) {
  const boxed = sampleContainer({ currentStatus: 'on_ship', ...container });
  return {
    shipment: sampleShipment({ polAtd: at('2026-08-01T00:00:00Z'), ...known, containers: [boxed] }),
    container: boxed,
  };
}

const read = (calls: ReturnType<typeof portCalls>) =>
  calls.map(({ vessel, mode, boxes, time }) => [vessel?.name ?? mode, boxes.length, time?.kind ?? null]);

describe('the calls at a place', () => {
  it('gather what one vessel brings, the earliest first, although carriers differ by a day', () => {
    const boxes = [
      box({ podVessel: harbour, podEta: at('2026-08-20T12:00:00Z') }),
      box({ podVessel: accord, podEta: at('2026-08-18T12:00:00Z') }),
      box({ podVessel: accord, podEta: at('2026-08-17T12:00:00Z') }),
    ];
    const calls = portCalls(boxes, 'arriving');
    expect(read(calls)).toEqual([
      ['Ivory Accord', 2, 'eta'],
      ['Quiet Harbour', 1, 'eta'],
    ]);
    expect(calls[0]?.time?.from).toEqual(at('2026-08-17T12:00:00Z'));
    expect(calls[0]?.time?.to).toEqual(at('2026-08-18T12:00:00Z'));
  });

  it('are two where the same vessel comes again weeks later', () => {
    const boxes = ['2026-08-18T12:00:00Z', '2026-09-28T12:00:00Z'].map((eta) =>
      box({ podVessel: accord, podEta: at(eta) }),
    );
    expect(read(portCalls(boxes, 'arriving'))).toEqual([
      ['Ivory Accord', 1, 'eta'],
      ['Ivory Accord', 1, 'eta'],
    ]);
  });

  it('say when a vessel arrived that has', () => {
    const arrived = at('2026-08-18T09:00:00Z');
    const boxes = [
      box({ podVessel: accord, podAta: arrived }, { currentStatus: 'available', podDischarged: arrived }),
    ];
    expect(read(portCalls(boxes, 'pickup'))).toEqual([['Ivory Accord', 1, 'ata']]);
  });

  it('are of the rail for what a train brings', () => {
    const loaded = at('2026-08-18T09:00:00Z');
    const boxes = [
      box(
        { podVessel: accord },
        {
          currentStatus: 'on_rail',
          podRailLoaded: loaded,
          podRailDeparted: loaded,
          inlandEta: at('2026-08-22T09:00:00Z'),
        },
      ),
    ];
    expect(read(portCalls(boxes, 'arriving'))).toEqual([['rail', 1, 'eta']]);
  });

  it('lose no container that has no vessel and no time', () => {
    const boxes = [box({ podVessel: null, podEta: null }), box({ podVessel: null, podEta: null })];
    expect(read(portCalls(boxes, 'arriving'))).toEqual([['sea', 2, null]]);
  });
});
