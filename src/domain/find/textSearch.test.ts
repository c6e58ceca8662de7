import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import { normalizeContainerNumber, normalizeLines, normalizeNumber } from '#/domain/records/identifiers.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { searchFleet } from './textSearch.ts';

// Few letters, so that texts meet by chance, and what normalizing is about: case, dashes, blanks, accents, lines.
const text = fc.string({ unit: fc.constantFrom(...Array.from('abAB1-– é\n')), maxLength: 6 });
const container = fc
  .record({ number: text, refNumbers: fc.array(text, { maxLength: 2 }) })
  .map((given) => sampleContainer(given));
const shipment = fc
  .record({
    billOfLading: text,
    tags: fc.array(text, { maxLength: 1 }),
    customerName: fc.option(text),
    portOfDischarge: fc.option(text.map((name) => samplePlace({ name, locode: null }))),
    containers: fc.array(container, { maxLength: 3 }),
  })
  .map((given) => sampleShipment({ normalizedNumber: null, refNumbers: [], ...given }));
const fleet = fc.array(shipment, { maxLength: 8 });

/** The rule, word by word and field by field. */
function findPlainly(shipments: readonly Shipment[], query: string) {
  const words = normalizeNumber(query).split(' ').filter(Boolean);
  const number = normalizeContainerNumber(query);
  return shipments.flatMap((one) => {
    const { billOfLading, tags, customerName, portOfDischarge, carrier } = one;
    const own = [billOfLading, ...tags, customerName, portOfDischarge?.name, ...Object.values(carrier)];
    const has = (fields: readonly (string | null | undefined)[], word: string) =>
      fields.some((field) => normalizeNumber(field ?? '').includes(word));
    const hasAll = (fields: readonly (string | null | undefined)[]) =>
      words.every((word) => has(fields, word));
    if (hasAll(own)) return [{ shipment: one, containers: one.containers }];
    const fieldsOf = (each: Container) => [normalizeContainerNumber(each.number), ...each.refNumbers];
    const containers = one.containers.filter(
      (each) => hasAll([...own, ...fieldsOf(each)]) || (number !== '' && has(fieldsOf(each), number)),
    );
    return containers.length > 0 ? [{ shipment: one, containers }] : [];
  });
}

it('finds by every word, in the shipment or in one of its containers, and by a container number as written', () => {
  fc.assert(
    fc.property(fleet, text, (shipments, query) => {
      expect(searchFleet(shipments, query)).toEqual(findPlainly(shipments, query));
    }),
    { numRuns: 500 },
  );
});

it('finds the same while a text is typed, corrected and deleted as if each had been typed at once', () => {
  fc.assert(
    fc.property(fleet, fc.array(text, { maxLength: 4 }), (shipments, texts) => {
      const typed = texts.flatMap((word) => {
        const growing = Array.from(word, (_, end) => word.slice(0, end + 1));
        return [...growing, ...growing.toReversed()];
      });
      for (const query of [...typed, ...texts, '']) {
        expect(searchFleet(shipments, query), query).toEqual(searchFleet([...shipments], query));
      }
    }),
  );
});

it('does not look only among what a dash alone had found for the number that follows it', () => {
  const shipments = [
    sampleShipment({ containers: [sampleContainer({ number: 'MSCU1234567' })] }),
    sampleShipment({ billOfLading: 'A-1' }),
  ];
  expect(searchFleet(shipments, '-')).toHaveLength(1);
  expect(searchFleet(shipments, '-MSCU')).toHaveLength(1);
});

it('gives what is not narrowed as the same object, so that rows are not drawn again', () => {
  const shipments = [
    sampleShipment({ billOfLading: 'MAEU123' }),
    sampleShipment({ billOfLading: 'HLCU456' }),
  ];
  const [first] = searchFleet(shipments, 'MAEU');
  expect(searchFleet(shipments, 'MAEU1')[0]).toBe(first);
});

it('normalizes lines at once as it does one by one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...Array.from('aB1- –é')), maxLength: 6 })),
      (lines) => {
        expect(normalizeLines(lines.join('\n'))).toBe(lines.map(normalizeNumber).join('\n'));
      },
    ),
  );
});

it('finds a yes or no of a custom field that the service has no text for', () => {
  const flag = (id: string, on: boolean) =>
    sampleShipment({
      id,
      customFields: [
        {
          id,
          slug: 'hazardous',
          label: 'Hazardous',
          dataType: 'boolean',
          value: { kind: 'flag', on },
          display: null,
          entity: { type: 'shipment', id },
        },
      ],
    });
  const found = (query: string) =>
    searchFleet([flag('on', true), flag('off', false)], query).map((one) => one.shipment.id);
  expect(found('yes')).toEqual(['on']);
  expect(found('No')).toEqual(['off']);
});
