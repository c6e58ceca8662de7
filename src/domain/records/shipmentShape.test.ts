import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { isShipment } from './shipmentShape.ts';

const zoned = readMoment('2026-08-12T15:00:00Z', 'America/Los_Angeles');
const full = sampleShipment({
  tags: ['urgent'],
  createdAt: instant(1),
  portOfDischarge: samplePlace({ name: 'Long Beach', latitude: 33.7, longitude: -118.2 }),
  podTerminal: { type: 'terminal', id: 'a', name: null },
  podVessel: { id: null, name: 'Ever Given', imo: '9811000' },
  podEta: zoned,
  polAtd: readMoment('2026-07-01T10:00:00Z', null),
  containers: [
    sampleContainer({
      holds: [{ name: 'customs', status: 'hold', description: null }],
      fees: [{ type: 'demurrage', amount: 120, currencyCode: 'USD' }],
      deadlines: { line: readMoment('2026-08-20', null), terminal: zoned, rail: null },
      terminalCheckedAt: instant(2),
    }),
    sampleContainer(),
  ],
});

type Path = readonly (string | number)[];

/** Every part of a value, nested ones included. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).map(([name, part]) => pathsOf(part, [...path, name]));
  return [path, ...parts.flat()];
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by;
  const copy: Record<string, unknown> = structuredClone(Object(value));
  copy[name] = replaced(copy[name], rest, by);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

describe('the shape of a shipment', () => {
  it('is that of a full record and of a bare one, also after they were cloned', () => {
    expect([full, sampleShipment(), structuredClone(full)].map(isShipment)).toEqual([true, true, true]);
    expect(isShipment({ ...full, partOfALaterVersion: 1 })).toBe(true);
  });

  it('is missed as soon as any part is of another kind', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pathsOf(full)),
        // What never is a part of a record.
        fc.constantFrom(undefined, Number.NaN, Symbol.iterator, 1n, () => 1),
        (path, by) => {
          expect(isShipment(replaced(full, path, by)), path.join('.')).toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is asked of anything without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isShipment(value)).toBe(false);
      }),
    );
  });

  it('needs times that can be shown: a zone that is known, an instant that a date can hold', () => {
    expect(isShipment({ ...full, podEta: { ...zoned, zone: 'Nowhere/Land' } })).toBe(false);
    expect(isShipment({ ...full, podEta: { ...zoned, at: 9e15 } })).toBe(false);
    expect(isShipment({ ...full, podEta: { kind: 'day', day: '2026-02-31' } })).toBe(false);
    expect(isShipment({ ...full, podEta: { kind: 'day', day: '2026-02-28' } })).toBe(true);
    expect(isShipment({ ...full, podEta: { kind: 'wallClock', digits: 0 } })).toBe(true);
  });
});
