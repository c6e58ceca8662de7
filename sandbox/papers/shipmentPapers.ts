import type { Instant } from '#/time/instant.ts';
import type { Gazetteer } from '#sandbox/world/gazetteer.ts';
import { wallDigits } from '#sandbox/world/localDay.ts';
import { plannedParties } from '#sandbox/world/parties.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';
import { derive, type Key, pick, whole } from '#sandbox/world/random.ts';
import type { Paper } from './paper.ts';

/** A shipment as those know it who write its papers. */
export interface Subject {
  readonly plan: ShipmentPlan;
  readonly gazetteer: Gazetteer;
  readonly key: Key;
  /** When the paper is written: it knows nothing later. */
  readonly at: Instant;
}

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

/** When the vessel was expected at that time. */
function etaOf({ plan, at }: Subject): Instant {
  const known = plan.podEtas.findLast(({ knownAt }) => knownAt <= at) ?? plan.podEtas[0];
  return known?.eta ?? plan.podAta;
}

/** The company that it is shipped for, with its address. */
export function consignee({ plan, key }: Subject): readonly [name: string, ...address: string[]] {
  const { companyName } =
    plannedParties.find(({ id }) => id === plan.customerId) ?? pick(plannedParties, key, 'consignee');
  return [companyName, `${whole(100, 9_900, key, 'house')} Commerce Way`, 'Carson, CA 90745'];
}

function shipper(subject: Subject): readonly string[] {
  const { plan, gazetteer, key } = subject;
  const place = gazetteer.place(plan.portOfLoading);
  const kind = pick(['Trading', 'Manufacturing', 'Export'], key, 'shipper');
  return [
    `${placeName(subject, plan.portOfLoading)} Harbor ${kind} Co., Ltd.`,
    `${whole(2, 200, key, 'street')} Port Road`,
    `${placeName(subject, plan.portOfLoading)}, ${place?.countryCode ?? ''}`,
  ];
}

function loading(subject: Subject): Paper['facts'] {
  const { plan, gazetteer } = subject;
  return [
    ['Vessel', (gazetteer.vessel(plan.podVesselImo)?.name ?? '').toUpperCase()],
    ['Voyage No.', plan.podVoyageNumber],
    ['Port of loading', placeName(subject, plan.portOfLoading)],
    ['Port of discharge', placeName(subject, plan.portOfDischarge)],
  ];
}

/** As far as anybody has said it by then. */
function lastFreeDay(subject: Subject): Paper['facts'] {
  const { plan, at } = subject;
  const known = plan.containers
    .flatMap(({ deadlines }) => deadlines)
    .filter(({ source, knownAt }) => source === 'line' && knownAt <= at)
    .at(-1);
  return known ? [['Last free day', dayAtDischarge(subject, known.value)]] : [];
}

/** A head and a row for each container, without columns that nobody can fill. */
function boxes({ plan }: Subject): readonly (readonly string[])[] {
  const isSealed = plan.containers.every(({ sealNumber }) => sealNumber !== null);
  const isWeighed = plan.containers.every(({ weightInPounds }) => weightInPounds > 0);
  return [
    ['Container No.', ...(isSealed ? ['Seal No.'] : []), ...(isWeighed ? ['Gross weight'] : [])],
    ...plan.containers.map(({ number, sealNumber, weightInPounds }) => [
      number,
      ...(isSealed ? [sealNumber ?? ''] : []),
      ...(isWeighed ? [`${Math.round(weightInPounds / 2.204_62).toLocaleString('en-US')} KGS`] : []),
    ]),
  ];
}

const goods: readonly (readonly string[])[] = [
  ['Oak side table', 'Linen lampshade'],
  ['LED pendant lamp, brass', 'LED wall lamp, black'],
  ['Cordless drill, 18 V', 'Socket set, 94 pieces'],
  ['Tent, 3 persons', 'Sleeping mat'],
  ['Bicycle frame, 54 cm', 'Wheel set, 700C'],
];

const goodsOf = ({ key }: Subject) => pick(goods, key, 'goods');
const invoiceNumber = ({ key }: Subject) => `INV-2026-${whole(1_000, 9_999, key, 'invoice')}`;

/** The reference of the account, where it has one that is written as one word. */
function order({ plan, key }: Subject): string {
  const known = plan.refNumbers.find((each) => /^PO-\d+$/.test(each));
  return known ?? `PO-${whole(450_000, 459_999, key, 'order')}`;
}

function placeName({ gazetteer }: Subject, locode: string): string {
  const place = gazetteer.place(locode);
  return (place?.type === 'port' ? place.city : place?.name) ?? locode;
}

const dollars = (amount: number): string =>
  `USD ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const dayAtLoading = (subject: Subject, at: Instant) => dayAt(subject, subject.plan.portOfLoading, at);
const dayAtDischarge = (subject: Subject, at: Instant) => dayAt(subject, subject.plan.portOfDischarge, at);

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** The day that it is there, as every reader understands it. */
function dayAt({ gazetteer }: Subject, locode: string, at: Instant): string {
  const digits = wallDigits(at, gazetteer.place(locode)?.timeZone ?? 'UTC');
  const [year, month, day] = new Date(digits).toISOString().slice(0, 10).split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** Of all papers of a shipment, so that they say the same. */
export function subjectOf(seed: Key, plan: ShipmentPlan, gazetteer: Gazetteer, at: Instant): Subject {
  return { plan, gazetteer, at, key: derive(seed, `papers ${plan.id}`) };
}
