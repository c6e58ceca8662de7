import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { runs } from '#/test/runs.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { bestMatches, resolve } from './find.ts';
import { createFindIndex } from './findIndex.ts';
import { readFindQuery } from './findQuery.ts';

const fleet = [
  sampleShipment({
    billOfLading: 'MEDUAA000111',
    normalizedNumber: 'AA000111',
    refNumbers: ['PO-4711'],
    containers: [
      sampleContainer({ number: 'MSCU1234567', refNumbers: ['Pallet 9'] }),
      sampleContainer({ number: 'TCLU7654321' }),
    ],
  }),
  sampleShipment({ billOfLading: 'MSCU1234567', refNumbers: ['PO-4711', 'TCLU7654', 'Job #4.2...'] }),
  sampleShipment({ billOfLading: 'HLCU999', containers: [sampleContainer({ number: 'HLXU9990001' })] }),
];
const find = (query: string) => resolve(createFindIndex(fleet), readFindQuery(query));

describe('the find order of docs/interface.md 2.8', () => {
  it('an exact container number wins over a shipment of the same number', () => {
    expect(find('mscu 123-456 7')).toEqual({
      kind: 'exactContainer',
      shipmentId: 'MEDUAA000111',
      containerId: 'MSCU1234567',
      container: 'MSCU1234567',
      matched: 'MSCU1234567',
      field: 'containerNumber',
    });
  });

  it.each([
    ['meduaa000111', 'billOfLading'],
    ['AA000111', 'normalizedNumber'],
    ['po-4711', 'shipmentReference'],
  ])('%s opens its shipment, with the prefix of the carrier or without (trap 40)', (query, field) => {
    const answer = { kind: 'exactShipment', shipmentId: 'MEDUAA000111', containerId: null, field };
    expect(find(query)).toMatchObject(answer);
  });

  it.each(['.', '...', '-', '—', '#', '。'])('%j, without a letter or digit, opens nothing', (query) => {
    expect(find(query).kind).toBe('none');
  });

  it('full-width letters and digits are plain ones', () => {
    expect(find('ＭＳＣＵ１２３４５６７')).toMatchObject({
      kind: 'exactContainer',
      container: 'MSCU1234567',
    });
    expect(find('ＰＯ－４７１１')).toMatchObject({ kind: 'exactShipment', shipmentId: 'MEDUAA000111' });
  });

  it('a reference of a container opens the shipment with that container selected', () => {
    expect(find('PALLET 9')).toMatchObject({
      kind: 'exactShipment',
      shipmentId: 'MEDUAA000111',
      container: 'MSCU1234567',
      matched: 'Pallet 9',
    });
  });

  it('an exact reference wins over part of a container number', () => {
    expect(find('tclu7654')).toMatchObject({ kind: 'exactShipment', shipmentId: 'MSCU1234567' });
  });

  it('part of a container number wins over part of a shipment number', () => {
    expect(find('999')).toMatchObject({ kind: 'partialContainer', container: 'HLXU9990001' });
  });

  it('part of a shipment number comes last', () => {
    expect(find('duaa')).toMatchObject({ kind: 'partialShipment', matched: 'MEDUAA000111' });
  });

  it.each(['', '   ', '\u00A0\u200B\t', '%00', '.*', '(', '[a-z]+', '🚢', '\u202Eשלום', '-'.repeat(3)])(
    '%j finds nothing',
    (query) => expect(find(query)).toEqual({ kind: 'none' }),
  );

  it('survives an enormous query', () => {
    expect(find('MSCU 1234567-'.repeat(8_000))).toEqual({ kind: 'none' });
  });
});

describe('the best matches', () => {
  const best = (query: string, limit = 8) =>
    bestMatches(createFindIndex(fleet), readFindQuery(query), limit).map(({ kind, shipment, container }) =>
      [kind, shipment.id, container?.id].filter(Boolean).join(' '),
    );

  it('begin with what the direct link opens, and name whatever else has the number', () => {
    expect(best('po-4711')).toEqual(['exactShipment MEDUAA000111', 'exactShipment MSCU1234567']);
    expect(best('999')).toEqual(['partialContainer HLCU999 HLXU9990001', 'partialShipment HLCU999']);
  });

  it('name a shipment once, whatever number of it matches', () => {
    expect(best('AA000111')).toEqual(['exactShipment MEDUAA000111']);
  });

  it('name a shipment alone by a reference that its containers repeat', () => {
    const repeating = sampleShipment({
      refNumbers: ['PO-1'],
      containers: [
        sampleContainer({ refNumbers: ['PO-1', 'PO-12'] }),
        sampleContainer({ refNumbers: ['PO-1'] }),
      ],
    });
    const found = bestMatches(createFindIndex([repeating]), readFindQuery('po-1'), 8);
    expect(found.map(({ matched, container }) => [matched, container !== null])).toEqual([
      ['PO-1', false],
      ['PO-12', true],
    ]);
  });

  it('are no more than asked for', () => {
    expect(best('u', 2)).toEqual([
      'partialContainer MEDUAA000111 MSCU1234567',
      'partialContainer MEDUAA000111 TCLU7654321',
    ]);
  });

  it.each(['', ' ', '🚢'])('of %j are none', (query) => expect(best(query)).toEqual([]));
});

describe('against a slow reading of the specification', () => {
  // One rule after the other, each over the whole list, with loops instead of an index.
  function oracle(shipments: readonly Shipment[], query: string): string[] {
    const found = new Map<string, string>();
    const add = (kind: string, opens: string) => found.set(opens, found.get(opens) ?? `${kind} ${opens}`);
    const plain = query.toLowerCase().trim();
    const bare = plain
      .split('')
      .filter((character) => !' -'.includes(character))
      .join('');
    const rules: [string, (candidate: string) => boolean, 'container' | 'shipment'][] = [
      ['exactContainer', (candidate) => bare === candidate, 'container'],
      ['exactShipment', (candidate) => plain === candidate, 'shipment'],
      ['partialContainer', (candidate) => bare !== '' && candidate.split(bare).length > 1, 'container'],
      ['partialShipment', (candidate) => plain !== '' && candidate.split(plain).length > 1, 'shipment'],
    ];
    if (bare === '') return [];
    for (const [kind, test, of] of rules) {
      for (const shipment of shipments) {
        const own = [shipment.billOfLading, shipment.normalizedNumber ?? '', ...shipment.refNumbers];
        if (of === 'shipment' && own.some((text) => text && test(text.toLowerCase()))) add(kind, shipment.id);
        for (const container of shipment.containers) {
          const texts =
            of === 'container'
              ? [container.number]
              : container.refNumbers.filter((text) => !shipment.refNumbers.includes(text));
          if (texts.some((text) => text && test(text.toLowerCase()))) {
            add(kind, `${shipment.id} ${container.id}`);
          }
        }
      }
    }
    return [...found.values()];
  }

  // Few letters, so that numbers overlap and repeat.
  const number = fc.stringMatching(/^[AB1]{1,9}$/);
  const reference = fc.stringMatching(/^[AB1É](-?[AB1É]){0,8}$/);
  const container = fc.record({ number, refNumbers: fc.array(reference, { maxLength: 2 }) });
  const shipment = fc.record({
    billOfLading: number,
    normalizedNumber: fc.option(number),
    refNumbers: fc.array(reference, { maxLength: 2 }),
    containers: fc.array(container, { maxLength: 3 }),
  });

  const words = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

  it('gives the same answer and the same others after it', () => {
    fc.assert(
      fc.property(
        fc.array(shipment, { maxLength: 6 }),
        fc.stringMatching(/^[ab1ABé -]{0,7}$/),
        fc.integer({ min: 1, max: 40 }),
        (records, typed, limit) => {
          const query = typed.replace(/ +/g, ' ');
          const shipments = records.map((record, index) =>
            sampleShipment({
              ...record,
              id: `s${index}`,
              containers: record.containers.map((one, nth) =>
                sampleContainer({ ...one, id: `c${index}.${nth}` }),
              ),
            }),
          );
          const index = createFindIndex(shipments);
          const expected = oracle(shipments, query);
          const first = resolve(index, readFindQuery(query));
          expect(
            first.kind === 'none' ? undefined : words(first.kind, first.shipmentId, first.containerId),
          ).toBe(expected[0]);
          expect(
            bestMatches(index, readFindQuery(query), limit).map((match) =>
              words(match.kind, match.shipment.id, match.container?.id),
            ),
          ).toEqual(expected.slice(0, limit));
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});
