import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import type { FoundField } from './fields.ts';
import type { Page } from './page.ts';
import { pageOfText } from './readFile.ts';
import { cellsOf, type Fragment } from './readPdf.ts';

/** Containers under one heading: the second without a seal, its size beside the gap. */
const notice = `
                              ARRIVAL NOTICE

MBL NO.: MAEU580123400          VESSEL / VOYAGE: IVORY ACCORD / 132A
PO#: 4500117-A                  ETA: 12 AUG 2026
FIRMS CODE: Z978                LAST FREE DAY: 17 AUG 2026
I.T. NO.: V318772010            PICK UP NO: 77120013
GROSS WEIGHT: 36,110.5 KGS      PKGS: 822 CTNS
PICKUP REF NO. 88120013         OUR REF: HL-2026-17

CONTAINER       SEAL          SIZE/TYPE    PKGS        WEIGHT (KGS)   PICKUP NO
MSKU3048109     MLCN7712340   40HC         412 CTNS    18,450.500     77120013
TCLU3127299                   20GP         410 CTNS    17,660.000     77120014
TOTAL                                      822 CTNS    36,110.500

Please arrange customs clearance before the vessel arrives.
`;

const saying = ({ name, value, unit, containerNumber }: FoundField): string =>
  [name, value, unit, containerNumber && `of ${containerNumber}`].filter(Boolean).join(' ');

const says = (page: Page): readonly string[] => extract([page]).map(saying);

/** The same page as a PDF places it. */
function drawn(text: string): Page {
  const height = 9;
  const fragments: Fragment[] = pageOfText(text).cells.map(({ text: words, left, line }) => ({
    text: words,
    left: 40 + left * height,
    top: 40 + line * 1.4 * height,
    width: words.length * 0.5 * height,
    height,
  }));
  return { number: 1, width: 612, height: 792, cells: cellsOf(fragments, 1) };
}

describe.each([
  ['text', pageOfText],
  ['PDF', drawn],
])('an arrival notice as %s', (_, read) => {
  it('gives the numbers, weights and packages that a coordinator looks for', () => {
    expect(says(read(notice))).toEqual(
      expect.arrayContaining([
        'bill_of_lading_number MAEU580123400',
        'purchase_order_number 4500117-A',
        'firms_code Z978',
        'it_number V318772010',
        'last_free_day 2026-08-17',
        'eta 2026-08-12',
        'pickup_number 77120013',
        'gross_weight 36110.5 kg',
        'packages 822 CTNS',
        'vessel_name IVORY ACCORD',
      ]),
    );
  });

  it('reads a table of containers by its heading, each row for its container', () => {
    const found = says(read(notice));
    expect(found.filter((each) => each.includes(' of '))).toEqual([
      'seal_number MLCN7712340 of MSKU3048109',
      'packages 412 CTNS of MSKU3048109',
      'gross_weight 18450.5 kg of MSKU3048109',
      'pickup_number 77120013 of MSKU3048109',
      'packages 410 CTNS of TCLU3127299',
      'gross_weight 17660 kg of TCLU3127299',
      'pickup_number 77120014 of TCLU3127299',
    ]);
    expect(found.filter((each) => each.startsWith('total_amount'))).toEqual([]);
  });

  it('calls no pickup number a reference', () => {
    const references = extract([read(notice)]).filter(({ name }) => name === 'reference_number');
    expect(references.map(({ value }) => value)).toEqual(['HL-2026-17']);
  });
});

it.each(['40HC', '20GP', '45G1', "40'HC", '40HQ', '22G1', '20DV', '45R1', '40RH', '1X40HC', '2x20GP'])(
  'a size-type is never a seal: %s',
  (size) => {
    const table = `CONTAINER NO.   SEAL NO.   PKGS\nMSKU3048109     ${size}       412 CTNS`;
    for (const text of [`Seal: ${size}`, `Seal No.   ${size}`, table]) {
      expect(says(pageOfText(text)).filter((each) => each.startsWith('seal_number'))).toEqual([]);
    }
    expect(says(pageOfText(`Seal: MLCN7712340 ${size}`))).toEqual(['seal_number MLCN7712340']);
  },
);

it.each([
  ['PO#', 'purchase_order_number'],
  ['P.O.', 'purchase_order_number'],
  ['CUST PO', 'purchase_order_number'],
  ['CUSTOMER P/O NO.', 'purchase_order_number'],
  ['FIRMS', 'firms_code'],
  ['FIRMS CODE', 'firms_code'],
  ['FIRM CODE', 'firms_code'],
  ['IT NO.', 'it_number'],
  ['I.T. #', 'it_number'],
  ['IT NUMBER', 'it_number'],
  ['PICKUP NO', 'pickup_number'],
  ['PICK UP NUMBER', 'pickup_number'],
  ['PICKUP REFERENCE', 'pickup_number'],
  ['PICKUP/RELEASE NO.', 'pickup_number'],
  ['P/U NO.', 'pickup_number'],
  ['PU#', 'pickup_number'],
])('the label %s names the %s', (words, name) => {
  for (const text of [`${words}: V3187720`, `${words}   V3187720`, `${words}\nV3187720`]) {
    expect(says(pageOfText(text))).toEqual([`${name} V3187720`]);
  }
});

it.each([
  ['18,450.500 KGS', '18450.5 kg'],
  ['18450 KG', '18450 kg'],
  ['18.450,5 KGS', '18450.5 kg'],
  ['40,676 LBS', '40676 lb'],
  ['18.45 MT', '18.45 t'],
])('the gross weight %s is %s', (written, read) => {
  expect(says(pageOfText(`GROSS WEIGHT: ${written}`))).toEqual([`gross_weight ${read}`]);
});

it('a weight that can be read in two ways stays undecided', () => {
  const [found] = extract([pageOfText('GROSS WEIGHT: 18.450 KGS')]);
  expect(found).toMatchObject({ value: null, candidates: ['18.45', '18450'], unit: 'kg' });
});
