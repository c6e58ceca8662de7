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

/** Of all papers of a shipment, so that they say the same. */
export function subjectOf(seed: Key, plan: ShipmentPlan, gazetteer: Gazetteer, at: Instant): Subject {
  return { plan, gazetteer, at, key: derive(seed, `papers ${plan.id}`) };
}

/** When the vessel was expected at that time. */
export function etaOf({ plan, at }: Subject): Instant {
  const known = plan.podEtas.findLast(({ knownAt }) => knownAt <= at) ?? plan.podEtas[0];
  return known?.eta ?? plan.podAta;
}

/** The company that it is shipped for, with its address. */
export function consignee({ plan, key }: Subject): readonly [name: string, ...address: string[]] {
  const { companyName } =
    plannedParties.find(({ id }) => id === plan.customerId) ?? pick(plannedParties, key, 'consignee');
  return [companyName, `${whole(100, 9_900, key, 'house')} Commerce Way`, 'Carson, CA 90745'];
}

export function shipper(subject: Subject): readonly string[] {
  const { plan, gazetteer, key } = subject;
  const place = gazetteer.place(plan.portOfLoading);
  const kind = pick(['Trading', 'Manufacturing', 'Export'], key, 'shipper');
  return [
    `${placeName(subject, plan.portOfLoading)} Harbor ${kind} Co., Ltd.`,
    `${whole(2, 200, key, 'street')} Port Road`,
    `${placeName(subject, plan.portOfLoading)}, ${place?.countryCode ?? ''}`,
  ];
}

export function loading(subject: Subject): Paper['facts'] {
  const { plan, gazetteer } = subject;
  return [
    ['Vessel', (gazetteer.vessel(plan.podVesselImo)?.name ?? '').toUpperCase()],
    ['Voyage No.', plan.podVoyageNumber],
    ['Port of loading', placeName(subject, plan.portOfLoading)],
    ['Port of discharge', placeName(subject, plan.portOfDischarge)],
  ];
}

/** As far as anybody has said it by then. */
export function lastFreeDay(subject: Subject): Paper['facts'] {
  const { plan, at } = subject;
  const known = plan.containers
    .flatMap(({ deadlines }) => deadlines)
    .filter(({ source, knownAt }) => source === 'line' && knownAt <= at)
    .at(-1);
  return known ? [['Last free day', dayAtDischarge(subject, known.value)]] : [];
}

/** A head and a row for each container, without columns that would stay empty. */
export function boxes({ plan }: Subject): readonly (readonly string[])[] {
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

export const goodsOf = ({ key }: Subject) => pick(goods, key, 'goods');
export const invoiceNumber = ({ key }: Subject) => `INV-2026-${whole(1_000, 9_999, key, 'invoice')}`;

/** The reference of the account, where it has one that is written as one word. */
export function order({ plan, key }: Subject): string {
  const known = plan.refNumbers.find((each) => /^PO-\d+$/.test(each));
  return known ?? `PO-${whole(450_000, 459_999, key, 'order')}`;
}

export function placeName({ gazetteer }: Subject, locode: string): string {
  const place = gazetteer.place(locode);
  return (place?.type === 'port' ? place.city : place?.name) ?? locode;
}

export const dollars = (amount: number): string =>
  `USD ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export const dayAtLoading = (subject: Subject, at: Instant) => dayAt(subject, subject.plan.portOfLoading, at);
export const dayAtDischarge = (subject: Subject, at: Instant) =>
  dayAt(subject, subject.plan.portOfDischarge, at);

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** The day that it is there, as every reader understands it. */
function dayAt({ gazetteer }: Subject, locode: string, at: Instant): string {
  const digits = wallDigits(at, gazetteer.place(locode)?.timeZone ?? 'UTC');
  const [year, month, day] = new Date(digits).toISOString().slice(0, 10).split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
