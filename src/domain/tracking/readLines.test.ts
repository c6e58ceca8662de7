import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { sampleCarriers } from '#/test/samples/carriers.ts';
import { trackSheets } from '#/wording/trackSheets.ts';
import { carrierNames } from './carriers.ts';
import { recognizeColumns } from './pastedColumns.ts';
import { maxLines, partyNames, readLines } from './readLines.ts';
import { readNumber } from './readNumber.ts';
import { lineFaults } from './tracking.ts';

const carriers = carrierNames(sampleCarriers);
const known = {
  carriers,
  parties: partyNames([{ id: 'acme', name: 'Acme Imports' }]),
  sheets: trackSheets,
};
const read = (table: readonly (readonly string[])[]) => {
  const reading = recognizeColumns(table, carriers, trackSheets);
  return { ...reading, ...readLines(table, reading, known) };
};

describe('columns of a list', () => {
  it.each([
    [
      [
        ['MBL', 'SCAC', 'PO', 'Tags'],
        ['MAEU123456789', 'MAEU', 'PO-1', 'fast'],
      ],
      'bill_of_lading carrier references tags',
      1,
    ],
    [
      [
        ['Container No.', 'Carrier'],
        ['TEMU3043531', 'Maersk'],
      ],
      'container carrier',
      1,
    ],
    [
      [
        ['Type', 'Number', 'Remarks'],
        ['booking', 'EBKG1', 'MAEU123456789'],
      ],
      'type number nothing',
      1,
    ],
    [[['TEMU3043531', 'Maersk', 'hello']], 'number carrier nothing', 0],
    [
      [
        ['Maersk', 'MAEU123456789'],
        ['MSC', 'MEDUAB123456'],
      ],
      'carrier number',
      0,
    ],
    [[['Morning list'], [], ['Booking', 'Line'], ['123456', 'MSCU']], 'booking carrier', 3],
    [[['4711004'], ['4711005']], 'number', 0],
    [[['container'], ['TEMU3043531']], 'container', 1],
  ])('%#: are recognized by heading and content', (table, uses, above) => {
    const reading = recognizeColumns(table, carriers, trackSheets);
    expect(reading.uses.join(' ')).toBe(uses);
    expect(reading.above).toBe(above);
  });

  it.each([
    ['Nummer,Art,Reederei,Referenzen,Tags,Kunde', 'Buchung'],
    ['Número,Tipo,Naviera,Referencias,Etiquetas,Cliente', 'Reserva'],
    ['Numéro,Type,Transporteur,Références,Étiquettes,Client', 'Réservation'],
    ['号码,类型,船公司,参考号,标签,客户', '订舱'],
    ['Number,Kind,Carrier,References,Tags,Customer', 'Booking'],
  ])('%s: are those of our own files in any language', (headings, booking) => {
    const { uses, lines } = read([
      headings.split(','),
      ['4711004', booking, 'MSC', 'PO-1', 'fast', 'Acme Imports'],
    ]);
    expect(uses).toEqual(['number', 'type', 'carrier', 'references', 'tags', 'customer']);
    expect(lines[0]).toMatchObject({ number: '4711004', type: 'booking', scac: 'MSCU', customerId: 'acme' });
  });

  it.each([
    ['Containernummer;Bestellung;Reederei;Kunde', 'container references carrier customer'],
    ['Buchungsnr.;Referenz;Linie', 'booking references carrier'],
    ['Contenedor;Pedido;Naviera;Cliente', 'container references carrier customer'],
    ['Conocimiento de embarque;Referencia;Línea naviera', 'bill_of_lading references carrier'],
    ['Reserva;Orden de compra;Transportista', 'booking references carrier'],
    ['Conteneur;Commande;Armateur;Client', 'container references carrier customer'],
    ['Connaissement;Référence;Compagnie maritime', 'bill_of_lading references carrier'],
    ['箱号;订单号;船公司;客户', 'container references carrier customer'],
    ['提单号;参考号;承运人', 'bill_of_lading references carrier'],
    ['Container No.;PO;SCAC-Code', 'container references carrier'],
  ])('%s: are those of sheets in five languages', (headings, uses) => {
    const cells = headings.split(';');
    const reading = recognizeColumns([cells, cells.map((_, at) => `45-24347${at}`)], carriers, trackSheets);
    expect([reading.uses.join(' '), reading.above]).toEqual([uses, 1]);
  });

  it('with several numbers in a cell have a line for each, with the same references', () => {
    const { lines } = read([
      ['Container', 'PO'],
      ['TCLU4265691 / TEMU3043531\nMSCU1234566', 'PO-1'],
    ]);
    expect(lines.map(({ number, refNumbers }) => `${number} ${refNumbers.join()}`)).toEqual([
      'TCLU4265691 PO-1',
      'TEMU3043531 PO-1',
      'MSCU1234566 PO-1',
    ]);
  });

  it('of a bill of lading, booking and container: the bill stands for the row', () => {
    const { lines } = read([
      ['Container', 'Booking', 'B/L', 'Our ref'],
      ['TEMU3043531', 'BK1234', 'MAEU123456789', 'A; B'],
      ['TEMU3043531', 'BK1235', '', ''],
      ['TEMU3043531', '', '', ''],
      ['', '', '', 'C'],
      ['', '', '', ''],
    ]);
    expect(lines.map(({ number, type }) => [number, type])).toEqual([
      ['MAEU123456789', 'bill_of_lading'],
      ['BK1235', 'booking'],
      ['TEMU3043531', 'container'],
      ['', null],
    ]);
    expect(lines[0]?.refNumbers).toEqual(['A', 'B']);
  });
});

describe('numbers of a list', () => {
  it.each([
    ['TEMU 304353-1', 'TEMU3043531', 'container'],
    ['temuЗ', 'TEMUЗ', null],
    // Four letters and seven digits with a wrong check digit may be a bill of lading.
    ['MEDU1234567', 'MEDU1234567', null],
    ['B/L no. MAEU 123456789', 'MAEU123456789', 'bill_of_lading'],
    ['Booking: EBKG-77', 'EBKG-77', 'booking'],
    ['test-tr-succeeded', 'TEST-TR-SUCCEEDED', null],
  ])('%j is %j, %j', (cell, number, type) => {
    expect(readNumber(cell)).toEqual({ number, type });
  });

  it.each([
    ['', 'missing'],
    ['ABC', 'tooShort'],
    ['ABCDEF', 'withoutDigits'],
    ['12 <b>', 'otherCharacters'],
    ['1'.repeat(41), 'tooLong'],
    ['TEMU3043532', null],
    ['TEST-TR-FAILED', null],
  ])('%j has the fault %j', (number, code) => {
    const [line] = read([
      ['Number', 'PO'],
      [number, 'x'],
    ]).lines;
    const faults = line && lineFaults({ ...line, id: '1', position: 1 });
    expect(faults).toEqual(code === null ? [] : [{ code, field: 'number' }]);
  });

  it('names a carrier that the account does not have', () => {
    const [line] = read([
      ['Number', 'Carrier'],
      ['123456', 'Line of Nowhere'],
    ]).lines;
    expect(line).toMatchObject({ scac: null, unknownCarrier: 'Line of Nowhere' });
    expect(line && lineFaults({ ...line, id: '1', position: 1 })).toEqual([
      { code: 'unknownCarrier', field: 'carrier', name: 'Line of Nowhere' },
    ]);
  });

  it('names the customer of a row by the parties of the account', () => {
    const { lines } = read([
      ['Number', 'Customer'],
      ['123456', 'ACME  imports'],
      ['123457', 'Unlisted'],
      ['123458', ''],
    ]);
    expect(lines.map(({ customerId, unknownCustomer }) => [customerId, unknownCustomer])).toEqual([
      ['acme', null],
      [null, 'Unlisted'],
      [null, null],
    ]);
  });

  it('takes former codes of a carrier for its own', () => {
    expect(
      read([
        ['Number', 'SCAC'],
        ['123456', 'MEDU'],
      ]).lines[0],
    ).toMatchObject({ scac: 'MSCU' });
  });

  it('reads any table without losing a row', () => {
    const cell = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', 'MAEU123456789', 'Maersk', 'PO'));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }), (table) => {
        const reading = recognizeColumns(table, carriers, trackSheets);
        const { lines, leftOut } = readLines(table, reading, known, 5);
        const used = table
          .slice(reading.above)
          .filter((row) => row.some((text, at) => reading.uses[at] !== 'nothing' && text.trim() !== ''));
        // A cell with several numbers is a line for each.
        expect(lines.length + leftOut).toBeGreaterThanOrEqual(used.length);
        expect(lines.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: runs(500) },
    );
    expect(maxLines).toBe(5_000);
  });
});
