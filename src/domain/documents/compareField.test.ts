import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleField } from '#/test/samples/documents.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { compareField } from './compareField.ts';

const zone = 'America/Los_Angeles';
const moment = (text: string) => readMoment(text, zone);

const first = sampleContainer({
  id: 'a',
  number: 'MSKU3048109',
  sealNumber: 'ML-CN7712340',
  weightInPounds: 40_676,
  podZone: zone,
  lastFreeDay: moment('2026-10-01T07:00:00Z'),
});
const second = sampleContainer({
  id: 'b',
  number: 'TCLU3127299',
  sealNumber: 'H882341',
  weightInPounds: 20_000,
  podZone: zone,
  lastFreeDay: moment('2026-10-03T07:00:00Z'),
});

const shipmentOf = (containers: readonly Container[], known: Partial<Shipment> = {}) =>
  sampleShipment({
    containers,
    podEta: moment('2026-09-24T05:00:00Z'),
    podVessel: { id: 'v', name: 'Ivory Accord', imo: null },
    ...known,
  });

type Field = Parameters<typeof sampleField>[0];

function compared(field: Field, shipment: Shipment): string {
  const found = compareField(sampleField(field), shipment);
  if (!found) return 'not compared';
  if (found.status === 'agrees') return 'agrees';
  const { kind, ...said } = found.tracked;
  return `${kind} ${Object.values(said).join()}`;
}

const lfd = (value: string | null, known: Field = {}): Field => ({
  name: 'last_free_day',
  kind: 'date',
  value,
  ...known,
});
const eta = (value: string): Field => ({ name: 'eta', kind: 'date', value });
const vessel = (value: string): Field => ({ name: 'vessel_name', kind: 'place', value });
const seal = (value: string, containerNumber: string | null = null): Field => ({
  name: 'seal_number',
  value,
  containerNumber,
});
const weight = (value: string, unit: string | null, containerNumber: string | null = null): Field => ({
  name: 'gross_weight',
  kind: 'quantity',
  value,
  unit,
  containerNumber,
});

describe('what a document says is compared with what is tracked', () => {
  it.each<[string, Field, string]>([
    ['the same last free day', lfd('2026-10-01'), 'agrees'],
    ['another last free day', lfd('2026-10-02'), 'lastFreeDay 2026-10-01'],
    ['a clock of that day', lfd('2026-10-01T23:59'), 'agrees'],
    ['an instant that is that day at the place', lfd('2026-10-02T05:00:00Z'), 'agrees'],
    ['a last free day that can be read in two ways', lfd(null, { candidates: ['a', 'b'] }), 'not compared'],
    ['the last free day of another container', lfd('2026-10-01', { containerNumber: 'X' }), 'not compared'],
    // 24 Sep 05:00 UTC is 23 Sep in Los Angeles.
    ['the ETA at the place', eta('2026-09-23'), 'agrees'],
    ['the ETA by UTC', eta('2026-09-24'), 'arrival 2026-09-23,false'],
    ['the vessel in capitals', vessel('IVORY ACCORD'), 'agrees'],
    ['the vessel with its kind', vessel('M/V Ivory-Accord'), 'agrees'],
    ['the vessel with MV', vessel('MV IVORY ACCORD'), 'agrees'],
    ['another vessel', vessel('MSC ANNA'), 'vessel Ivory Accord'],
    ['the seal', seal('mlcn7712340'), 'agrees'],
    ['another seal', seal('MLCN7712341'), 'seal ML-CN7712340'],
    ['the weight in kilograms', weight('18450.5', 'kg'), 'agrees'],
    ['the weight in tonnes', weight('18.45', 't'), 'agrees'],
    ['the weight in pounds, 1% off', weight('41080', 'lb'), 'agrees'],
    ['a weight 2% off', weight('18820', 'kg'), 'weight 18450'],
    ['a weight without a unit', weight('18450', null), 'not compared'],
    ['a reference', { value: 'PO 1' }, 'not compared'],
  ])('%s', (_, field, said) => {
    expect(compared(field, shipmentOf([first]))).toBe(said);
  });

  it.each<[string, Field, string]>([
    ['the last free day of one', lfd('2026-10-03'), 'agrees'],
    ['that of neither', lfd('2026-10-02'), 'lastFreeDay 2026-10-01,2026-10-03'],
    [
      'that of the other, for this one',
      lfd('2026-10-03', { containerNumber: first.number }),
      'lastFreeDay 2026-10-01',
    ],
    ['the seal of one', seal('H882341'), 'agrees'],
    ['a seal whose container is not said', seal('H882342'), 'not compared'],
    ['the seal of the other, for this one', seal('H882341', first.number), 'seal ML-CN7712340'],
    ['the weight of all', weight('27522', 'kg'), 'agrees'],
    ['the weight of one', weight('9072', 'kg', second.number), 'agrees'],
    ['the weight of the other, for this one', weight('9072', 'kg', first.number), 'weight 18450'],
  ])('of two containers: %s', (_, field, said) => {
    expect(compared(field, shipmentOf([first, second]))).toBe(said);
  });

  it('an arrival that has happened is named as such, and an inland ETA agrees too', () => {
    const arrived = shipmentOf([first], { podAta: moment('2026-09-25T20:00:00Z') });
    expect(compared(eta('2026-09-23'), arrived)).toBe('arrival 2026-09-25,true');
    const inland = shipmentOf([first], {
      destinationEta: readMoment('2026-10-05T03:00:00Z', 'America/Chicago'),
    });
    expect(compared(eta('2026-10-04'), inland)).toBe('agrees');
  });

  it('nothing tracked is nothing to compare with', () => {
    const bare = sampleShipment({ containers: [sampleContainer()] });
    for (const field of [lfd('2026-10-01'), eta('2026-09-23'), vessel('X'), seal('A1'), weight('1', 'kg')]) {
      expect(compared(field, bare)).toBe('not compared');
    }
  });
});
