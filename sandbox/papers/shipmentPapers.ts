import { pick, whole } from '#sandbox/world/random.ts';
import type { Paper } from './paper.ts';
import {
  boxes,
  consignee,
  dayAtDischarge,
  dayAtLoading,
  dollars,
  etaOf,
  goodsOf,
  invoiceNumber,
  lastFreeDay,
  loading,
  order,
  placeName,
  shipper,
  type Subject,
} from './subject.ts';

export function billOfLading(subject: Subject): Paper {
  const { plan, key } = subject;
  return {
    title: pick(['BILL OF LADING', 'SEA WAYBILL'], key, 'bill'),
    parties: [
      ['Shipper', ...shipper(subject)],
      ['Consignee', ...consignee(subject)],
    ],
    facts: [
      ['B/L No.', plan.billOfLading],
      ['Booking No.', plan.bookingNumber ?? `EBKG${whole(1_000_000, 9_999_999, key, 'booking')}`],
      ...loading(subject),
      ['Shipped on board', dayAtLoading(subject, plan.polAtd)],
      ['Date of issue', dayAtLoading(subject, plan.polAtd)],
    ],
    tables: [boxes(subject)],
    small: ['Shipped in apparent good order and condition. 3 original bills were signed.'],
  };
}

export function arrivalNotice(subject: Subject): Paper {
  const { plan, key } = subject;
  const freight = whole(1_900, 4_200, key, 'freight');
  const handling = whole(310, 520, key, 'handling');
  return {
    title: 'ARRIVAL NOTICE',
    parties: [
      ['Consignee', ...consignee(subject)],
      ['Notify party', 'Meridian Forwarding', '400 Oceangate, Suite 900', 'Long Beach, CA 90802'],
    ],
    facts: [
      ['Master B/L', plan.billOfLading],
      ...loading(subject),
      ['ETA', dayAtDischarge(subject, etaOf(subject))],
      ...lastFreeDay(subject),
      ['Ocean freight', dollars(freight)],
      ['Terminal handling charge', dollars(handling)],
      ['Total due', dollars(freight + handling)],
    ],
    tables: [boxes(subject)],
    small: ['Please arrange customs clearance before the vessel arrives.'],
  };
}

export function deliveryOrder(subject: Subject): Paper {
  const { plan, gazetteer, key } = subject;
  const [name] = consignee(subject);
  const terminal = plan.podTerminalId === null ? null : gazetteer.terminal(plan.podTerminalId);
  return {
    title: 'DELIVERY ORDER',
    parties: [
      ['Deliver to', `${name} DC ${whole(2, 9, key, 'depot')}`, '9100 Santa Fe Avenue'],
      ['Trucker', pick(['Pacific Drayage Inc.', 'Harborline Trucking', 'Tidewater Cartage'], key, 'trucker')],
    ],
    facts: [
      ['D/O No.', `DO-26-${whole(1_000, 9_999, key, 'delivery order')}`],
      ['B/L No.', plan.billOfLading],
      ['Pickup number', String(whole(70_000_000, 79_999_999, key, 'pickup'))],
      ...(terminal ? [['Pickup location', terminal.name] as const] : []),
      ...lastFreeDay(subject),
      ['Date of issue', dayAtDischarge(subject, subject.at)],
    ],
    tables: [boxes(subject)],
    small: ['The driver presents this order at the gate.'],
  };
}

export function commercialInvoice(subject: Subject): Paper {
  const { plan, key } = subject;
  const rows = goodsOf(subject).map((item, index) => {
    const quantity = 100 * whole(2, 14, key, 'quantity', index);
    const cents = whole(480, 5_900, key, 'price', index);
    return { item, quantity, cents };
  });
  const total = rows.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  return {
    title: 'COMMERCIAL INVOICE',
    parties: [
      ['Seller', ...shipper(subject)],
      ['Buyer', ...consignee(subject)],
    ],
    facts: [
      ['Invoice No.', invoiceNumber(subject)],
      ['Invoice date', dayAtLoading(subject, subject.at)],
      ['Purchase order', order(subject)],
      ['B/L No.', plan.billOfLading],
      ['Incoterms', `FOB ${placeName(subject, plan.portOfLoading)}`],
      ['Total amount', dollars(total / 100)],
    ],
    tables: [
      [
        ['Item', 'Quantity', 'Unit price', 'Amount'],
        ...rows.map(({ item, quantity, cents }) => [
          item,
          quantity.toLocaleString('en-US'),
          (cents / 100).toFixed(2),
          ((quantity * cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
        ]),
      ],
    ],
    small: ['Country of origin as marked on the goods.'],
  };
}

export function packingList(subject: Subject): Paper {
  const { key } = subject;
  return {
    title: 'PACKING LIST',
    parties: [
      ['Shipper', ...shipper(subject)],
      ['Consignee', ...consignee(subject)],
    ],
    facts: [
      ['Packing list No.', `PL-${whole(1_000, 9_999, key, 'packing list')}`],
      ['Invoice No.', invoiceNumber(subject)],
      ['P.O. No.', order(subject)],
      ['Packing date', dayAtLoading(subject, subject.at)],
    ],
    tables: [
      boxes(subject),
      [
        ['Cartons', 'Description', 'Net weight'],
        ...goodsOf(subject).map((item, index) => [
          String(whole(80, 400, key, 'cartons', index)),
          item,
          `${whole(900, 3_400, key, 'net', index)} KGS`,
        ]),
      ],
    ],
    small: [],
  };
}

export function certificateOfOrigin(subject: Subject): Paper {
  const { plan, key } = subject;
  return {
    title: 'CERTIFICATE OF ORIGIN',
    parties: [
      ['Exporter', ...shipper(subject)],
      ['Importer', ...consignee(subject)],
    ],
    facts: [
      ['Reference No.', `CO-${whole(100_000, 999_999, key, 'certificate')}`],
      ['B/L No.', plan.billOfLading],
      ['Date of issue', dayAtLoading(subject, subject.at)],
    ],
    tables: [boxes(subject)],
    small: ['The chamber of commerce certifies that the goods originate in the country of the exporter.'],
  };
}

/** What a driver has signed at the door, line by line. */
export function deliveryReceipt(subject: Subject): readonly string[] {
  const { plan, key } = subject;
  const [name] = consignee(subject);
  return [
    'DELIVERY RECEIPT',
    '',
    `RECEIVED BY  ${name.toUpperCase()}`,
    `B/L  ${plan.billOfLading}`,
    ...plan.containers.map(({ number }) => `CONTAINER  ${number}`),
    `DATE  ${dayAtDischarge(subject, subject.at)}`,
    '',
    `${whole(180, 640, key, 'received')} CARTONS, NO DAMAGE`,
    '',
    'SIGNED',
  ];
}
