import { describe, expect, it } from 'vitest';
import { findLabelled, readHeading, readLabel } from './numberLabel.ts';

describe('a word before a number', () => {
  it.each([
    ['PO 4524347', 'reference', '4524347'],
    ['po# 4524347', 'reference', '4524347'],
    ['P.O. 4524347', 'reference', '4524347'],
    ['P/O: 4524347', 'reference', '4524347'],
    ['PO4524347', 'reference', '4524347'],
    ['Purchase order no. 45-24347', 'reference', '45-24347'],
    ['Ref: ABC/123', 'reference', 'ABC/123'],
    ['Our ref.: PO 4524347', 'reference', '4524347'],
    ['Customer reference 77-1', 'reference', '77-1'],
    ['B/L HLCUSHA253146708', 'bill', 'HLCUSHA253146708'],
    ['BOL: hlcu sha253146708', 'bill', 'HLCU SHA253146708'],
    ['MBL#MEDU1234567', 'bill', 'MEDU1234567'],
    ['Bill of lading no: 253146708', 'bill', '253146708'],
    ['Booking EBK1234567', 'booking', 'EBK1234567'],
    ['Bkg no. 255123', 'booking', '255123'],
    ['container no. TEMU 304353-1', 'container', 'TEMU 304353-1'],
    ['Container: temu3043531', 'container', 'TEMU3043531'],
    ['CNTR# TEMU3043531', 'container', 'TEMU3043531'],
  ])('%j is a %s', (text, kind, number) => expect(readLabel(text)).toMatchObject({ kind, number }));

  it.each([
    'POLU1234567',
    'BOLU1234567',
    'REFU1234567',
    'CTRU1234567',
    'Portland',
    'order',
    'PO',
    'BL',
    '',
    'PO BOX',
  ])('%j has none', (text) => expect(readLabel(text)).toBeNull());

  it('survives a text of nothing else', () => expect(readLabel('REF '.repeat(50_000))).toBeNull());
});

it('says what a column holds by its heading', () => {
  const headings = ['Container no.', 'B/L', 'Booking', 'PO', 'References', 'Vessel', 'ETA', ''];
  expect(headings.map(readHeading)).toEqual([
    'container',
    'bill',
    'booking',
    'reference',
    'reference',
    null,
    null,
    null,
  ]);
});

it.each([
  ['container', ['Containernummer', 'Container-Nr.', 'Behälternummer', 'Contenedor', 'N.º de contenedor']],
  [
    'container',
    [
      'Número de contenedor',
      'Conteneur',
      'N° de conteneur',
      'Numéro du conteneur',
      '箱号',
      '集装箱号',
      '柜号',
    ],
  ],
  ['bill', ['Konnossement', 'Konnossementsnr.', 'B/L-Nr.', 'Seefrachtbrief', 'Conocimiento de embarque']],
  [
    'bill',
    [
      'Núm. de BL',
      'Connaissement',
      'N° de connaissement',
      'Lettre de transport maritime',
      '提单号',
      '主单号',
    ],
  ],
  [
    'booking',
    [
      'Buchung',
      'Buchungsnr.',
      'Buchungsnummer',
      'Reserva',
      'No. de reserva',
      'Réservation',
      'N° de réservation',
      '订舱号',
    ],
  ],
  [
    'reference',
    [
      'Bestellung',
      'Bestellnr.',
      'Bestell-Nr.',
      'Auftragsnummer',
      'Referenz',
      'Kundenreferenz',
      'Ihr Zeichen',
    ],
  ],
  [
    'reference',
    ['Pedido', 'Orden de compra', 'Referencia', 'Referencia del cliente', 'Nº pedido', 'Su referencia'],
  ],
  [
    'reference',
    ['Commande', 'N° de commande', 'Bon de commande', 'Référence', 'Reference client', 'Votre réf.'],
  ],
  ['reference', ['订单号', '采购订单号', '参考号', '客户参考号']],
] as const)('a heading of a %s in five languages: %j', (kind, headings) => {
  expect(headings.map((heading) => [heading, readHeading(heading)])).toEqual(
    headings.map((heading) => [heading, kind]),
  );
});

it('says by the words before a number what it is, in five languages', () => {
  const read = (text: string) => {
    const { kind, number } = readLabel(text) ?? {};
    return `${kind} ${number}`;
  };
  expect(
    [
      'Buchungsnr. 255123',
      'Pedido: 45-24347',
      'N° de commande 4524347',
      '订单号：4524347',
      '提单号 253146708',
    ].map(read),
  ).toEqual([
    'booking 255123',
    'reference 45-24347',
    'reference 4524347',
    'reference 4524347',
    'bill 253146708',
  ]);
});

it('finds numbers in the middle of a text, where a word says that they are', () => {
  const text = 'PLEASE ADVISE FOR PO 4524347 AND BOOKING: EBK-1234, THE ORDER IS URGENT';
  expect(findLabelled(text).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'reference 4524347',
    'booking EBK-1234',
  ]);
});
