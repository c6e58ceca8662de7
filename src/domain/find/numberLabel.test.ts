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

it('finds numbers in the middle of a text, where a word says that they are', () => {
  const text = 'PLEASE ADVISE FOR PO 4524347 AND BOOKING: EBK-1234, THE ORDER IS URGENT';
  expect(findLabelled(text).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'reference 4524347',
    'booking EBK-1234',
  ]);
});
