import { expect, test } from 'vitest';
import { samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { boardPorts, findPorts } from './boardPorts.ts';

const at = (name: string, locode: string) =>
  sampleShipment({ portOfDischarge: samplePlace({ id: locode, name, locode }) });
const shipments = [
  at('Savannah', 'USSAV'),
  at('New York / New Jersey', 'USNYC'),
  at('Göteborg', 'SEGOT'),
  at('Savannah', 'USSAV'),
  at('Busan', 'KRPUS'),
  sampleShipment({ portOfDischarge: null }),
];
const codes = (text: string, chosen: readonly string[] = []) =>
  findPorts(boardPorts(shipments, chosen), text).map(({ code }) => code);

test('ports come by name, with how many shipments go there, and what is chosen without one', () => {
  expect(boardPorts(shipments, ['NLRTM'])).toEqual([
    { code: 'KRPUS', name: 'Busan', shipments: 1 },
    { code: 'SEGOT', name: 'Göteborg', shipments: 1 },
    { code: 'NLRTM', name: null, shipments: 0 },
    { code: 'USNYC', name: 'New York / New Jersey', shipments: 1 },
    { code: 'USSAV', name: 'Savannah', shipments: 2 },
  ]);
});

test.each([
  ['', ['KRPUS', 'SEGOT', 'USNYC', 'USSAV']],
  ['sav', ['USSAV']],
  ['goteborg', ['SEGOT']],
  ['jersey new', ['USNYC']],
  ['usnyc', ['USNYC']],
  ['us', ['USNYC', 'USSAV']],
  ['vannah', []],
  ['nlrtm', ['NLRTM']],
  ['busan', ['KRPUS']],
])('“%s” finds %j', (text, found) => {
  expect(codes(text)).toEqual(found);
});
