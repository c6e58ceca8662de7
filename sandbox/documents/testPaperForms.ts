import type { Paper } from '#sandbox/papers/paper.ts';
import type { DocumentType } from './documentTypes.ts';

/** For tests: what one paper is made of, in the words of a variant. `say` notes what can be read of it. */
interface Making {
  readonly n: number;
  readonly variant: number;
  readonly say: (name: string, value: string, shown?: string) => string;
  readonly date: (name: string, month: number, day: number) => string;
  readonly pick: (...words: readonly string[]) => string;
  readonly bill: string;
  readonly booking: string;
  readonly containers: readonly string[];
  readonly seals: readonly string[];
  readonly order: string;
  readonly scac: string;
}

export interface Made extends Paper {
  readonly type: DocumentType;
}

const shipper = [
  'Ningbo Harbor Lighting Co., Ltd.',
  '88 Jinshan Road, Beilun',
  'Ningbo 315800, China',
] as const;
const buyer = [
  'Harrow Lighting LLC',
  '2100 E. Carson Street',
  'Long Beach, CA 90807',
  'Tel +1 562 555 0134',
] as const;

function boxRows({ say, containers, seals, pick }: Making): readonly (readonly string[])[] {
  const spaced = (number: string): string =>
    `${number.slice(0, 4)} ${number.slice(4, 10)}-${number.slice(10)}`;
  return [
    [
      pick('Container No.', 'Container number', 'Cntr No'),
      pick('Seal No.', 'Seal', 'Seal number'),
      'Packages',
      'Gross weight',
    ],
    ...containers.map((number, index) => [
      say('container_number', number, pick(number, spaced(number))),
      say('seal_number', seals[index] ?? ''),
      `${412 + index} CTNS`,
      '18,450.500 KGS',
    ]),
  ];
}

export function billOfLading(making: Making): Made {
  const { say, date, pick, bill, booking, order, variant } = making;
  return {
    type: 'bill_of_lading',
    title: pick('BILL OF LADING', 'OCEAN BILL OF LADING - ORIGINAL', 'SEA WAYBILL', 'NON-NEGOTIABLE WAYBILL'),
    parties: [
      [pick('Shipper', 'Shipper/Exporter'), ...shipper],
      ['Consignee', ...buyer],
      [pick('Notify party', 'Notify address'), 'SAME AS CONSIGNEE'],
    ],
    facts: [
      [
        pick('B/L No.', 'Bill of lading number', 'MBL No.', 'Waybill No.'),
        say('bill_of_lading_number', bill),
      ],
      [
        pick('Booking No.', 'Booking reference', 'Carrier booking'),
        say('booking_number', booking.toUpperCase()),
      ],
      [pick('Export references', "Shipper's reference", 'Our ref.'), say('reference_number', order)],
      ['Vessel', 'IVORY ACCORD'],
      [pick('Voyage', 'Voyage No.', 'Voy. No.'), say('voyage_number', `13${variant}A`)],
      ['Port of loading', 'Ningbo, China'],
      ['Port of discharge', 'Long Beach, CA'],
      [
        pick('Shipped on board', 'Laden on board date', 'On board date'),
        date('shipped_on_board_date', 7, 9 + variant),
      ],
      [
        pick('Place and date of issue', 'Date of issue', 'Issue date'),
        `${pick('Ningbo, ', '', '')}${date('issue_date', 7, 11 + variant * 2)}`,
      ],
    ],
    tables: [boxRows(making)],
    small: [
      'Shipped in apparent good order and condition. 3 original bills were signed, one being accomplished, the others to be void.',
      'Page 1 of 2',
    ],
  };
}

export function arrivalNotice(making: Making): Made {
  const { say, date, pick, bill, n, variant } = making;
  const eta = date('eta', 8, 3 + variant * 4);
  return {
    type: 'arrival_notice',
    title: pick(
      'ARRIVAL NOTICE',
      'Notice of Arrival',
      'ARRIVAL NOTICE / FREIGHT INVOICE',
      'Pre-Arrival Notice',
    ),
    parties: [
      ['Consignee', ...buyer],
      ['Notify party', 'Meridian Forwarding', '400 Oceangate, Suite 900', 'Long Beach, CA 90802'],
    ],
    facts: [
      [pick('Master B/L', 'B/L number', 'MB/L No.'), say('bill_of_lading_number', bill)],
      [pick('House B/L', 'HBL No.', 'House bill of lading'), say('house_bill_number', `NBLB${26_070 + n}`)],
      ['Vessel / Voyage', `IVORY ACCORD / ${say('voyage_number', `07${variant}E`)}`],
      [pick('ETA', 'Estimated arrival', 'ETA Long Beach'), eta],
      [pick('Last free day', 'LFD', 'Free time expires'), date('last_free_day', 8, 9 + variant)],
      ['Available', date('available_date', 8, 5 + variant)],
      [
        pick('IT No.', 'Entry No.', 'I.T. number'),
        say(pick('it_number', 'customs_entry_number', 'it_number'), `V${318_772_010 + n}`),
      ],
      ['Ocean freight', 'USD 2,850.00'],
      ['Terminal handling charge', 'USD 415.00'],
      [pick('Total', 'Total due', 'Amount due'), 'USD 3,265.00'],
    ],
    tables: [boxRows(making)],
    small: [
      'Please arrange customs clearance before the vessel arrives. Storage of 150 per day applies after free time.',
      'Questions: import@carrier.example',
    ],
  };
}

export function deliveryOrder(making: Making): Made {
  const { say, date, pick, bill, n } = making;
  return {
    type: 'delivery_order',
    title: pick('DELIVERY ORDER', 'Delivery Order', 'DELIVERY ORDER - ORIGINAL', 'CARRIER RELEASE'),
    parties: [
      ['Deliver to', 'Harrow Lighting DC 4', '9100 Santa Fe Avenue', 'South Gate, CA 90280'],
      ['Trucker', 'Pacific Drayage Inc.'],
    ],
    facts: [
      [
        pick('D/O No.', 'Delivery order number', 'Release order No.'),
        say('delivery_order_number', `DO-26-${4_410 + n}`),
      ],
      [pick('B/L No.', 'Ocean bill of lading', 'Bill of lading #'), say('bill_of_lading_number', bill)],
      [pick('Pickup number', 'Pick-up No.', 'Release No.'), say('pickup_number', `${77_120_000 + n * 13}`)],
      ['Pickup location', 'Total Terminals International, Pier T'],
      [pick('Pickup by', 'Pick-up date', 'Appointment'), date('pickup_date', 8, 14 + (n % 6))],
      [pick('Last free day', 'Last free date', 'LFD'), date('last_free_day', 8, 6 + (n % 6))],
      ['Delivery date', date('delivery_date', 8, 15 + (n % 9))],
      ['Date', date('issue_date', 8, 1 + (n % 9))],
    ],
    tables: [boxRows(making)],
    small: [
      'Driver must present this order at the gate. Empty to be returned within 4 days.',
      'Contact: dispatch +1 310 555 0188',
    ],
  };
}

export function invoice(making: Making): Made {
  const { say, date, pick, order, containers, n } = making;
  return {
    type: 'commercial_invoice',
    title: pick('COMMERCIAL INVOICE', 'Commercial Invoice', 'INVOICE', 'Proforma Invoice'),
    parties: [
      [pick('Seller', 'Exporter', 'Supplier'), ...shipper],
      [pick('Buyer', 'Bill to', 'Sold to'), ...buyer],
    ],
    facts: [
      [
        pick('Invoice No.', 'Commercial invoice number', 'Invoice #'),
        say('invoice_number', `INV-2026-${1_190 + n}`),
      ],
      [pick('Invoice date', 'Date of invoice'), date('invoice_date', 7, 3 + (n % 8))],
      [pick('Purchase order', 'P.O. No.', "Buyer's order No."), say('purchase_order_number', order)],
      ['Payment due', date('due_date', 9, 2 + (n % 8))],
      ['Container', say('container_number', containers[0] ?? '')],
      ['Incoterms', 'FOB Ningbo (Incoterms 2020)'],
    ],
    tables: [
      [
        ['Item', 'HS code', 'Quantity', 'Unit price', 'Amount'],
        ['LED pendant lamp, brass', '9405.11', '1,200', '18.40', '22,080.00'],
        ['LED wall lamp, black', '9405.11', '800', '11.25', '9,000.00'],
        ['Total', '', '2,000', '', 'USD 31,080.00'],
      ],
    ],
    small: ['Country of origin: China. Bank: Bank of Ningbo, SWIFT BKNBCN2N.', 'Page 1 of 1'],
  };
}

export function packingList(making: Making): Made {
  const { say, date, pick, order, booking, n } = making;
  return {
    type: 'packing_list',
    title: pick('PACKING LIST', 'Packing List', 'PACKING LIST / WEIGHT LIST', 'Packing Slip'),
    parties: [
      [pick('Seller', 'Shipper'), ...shipper],
      ['Consignee', ...buyer],
    ],
    facts: [
      [pick('Packing list No.', 'P/L No.'), say('packing_list_number', `PL-${9_020 + n}`)],
      [pick('Invoice No.', 'Invoice number'), say('invoice_number', `INV-2026-${1_190 + n}`)],
      [pick('Order No.', 'PO number', 'P.O. No.'), say('purchase_order_number', order)],
      [pick('Booking No.', 'Booking'), say('booking_number', booking.toUpperCase())],
      [pick('Date', 'Packing date'), date('issue_date', 6, 21 + (n % 6))],
      [pick('ETD', 'Sailing date', 'ETD Ningbo'), date('etd', 7, 1 + (n % 7))],
    ],
    tables: [
      boxRows(making),
      [
        ['Carton', 'Description', 'Quantity', 'Net weight', 'Gross weight'],
        ['1-240', 'LED pendant lamp', '1,200', '2,880.0', '3,360.0'],
        ['241-400', 'LED wall lamp', '800', '1,120.0', '1,360.0'],
      ],
    ],
    small: ['Marks: HARROW / LONG BEACH / C/NO. 1-400 / MADE IN CHINA'],
  };
}
