import { plannedParties } from './parties.ts';
import type { ContainerPlan } from './plan.ts';
import { chance, type Key, pick, whole } from './random.ts';

const tagWords = [
  'priority',
  'retail',
  'expedite',
  'automotive',
  'spring range',
  'drop trailer',
  'project',
  'samples',
];

export interface Paperwork {
  /** A party. */
  readonly customerId: string | null;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
}

/** What people write on a shipment. Two in five have no reference, most have no tag. */
export function paperwork(key: Key): Paperwork {
  const count = chance(0.4, key, 'no references') ? 0 : whole(1, 3, key, 'references');
  const tagCount = chance(0.65, key, 'no tags') ? 0 : whole(1, 2, key, 'tags');
  const tags = Array.from({ length: tagCount }, (_, n) => pick(tagWords, key, 'tag', n));
  return {
    customerId: chance(0.4, key, 'customer told') ? pick(plannedParties, key, 'customer').id : null,
    refNumbers: Array.from({ length: count }, (_, n) => reference(key, n)),
    tags: [...new Set(tags)],
  };
}

function reference(key: Key, n: number): string {
  const number = whole(10_000, 99_999, key, 'reference', n);
  switch (whole(0, 4, key, 'reference form', n)) {
    case 0:
      return `PO-45${number}`;
    case 1:
      return `SO ${number}`;
    case 2:
      return `${pick(['ALD', 'BWF', 'CAL', 'NVK', 'HRW'], key, 'reference house', n)}-26-${number}`;
    case 3:
      return `INV/${number}`;
    default:
      return `45${number}18`;
  }
}

/** Usually those of the shipment; about one box in eight has its own (docs/interface.md 2.6). */
export function containerReferences(shipment: readonly string[], key: Key): readonly string[] {
  if (!chance(0.12, key, 'own reference')) return shipment;
  return [`DC${whole(2, 19, key, 'depot')}-${whole(10_000, 99_999, key, 'load')}`];
}

type Equipment = Pick<
  ContainerPlan,
  'equipmentType' | 'equipmentLength' | 'equipmentHeight' | 'weightInPounds' | 'sealNumber'
>;

const sizes: readonly (readonly [
  share: number,
  ContainerPlan['equipmentType'],
  ContainerPlan['equipmentLength'],
  ContainerPlan['equipmentHeight'],
])[] = [
  [0.58, 'dry', 40, 'high_cube'],
  [0.76, 'dry', 20, 'standard'],
  [0.86, 'dry', 40, 'standard'],
  [0.92, 'reefer', 40, 'high_cube'],
  [0.935, 'dry', 45, 'high_cube'],
  [0.95, 'open top', 40, 'standard'],
  [0.965, 'flat rack', 40, 'standard'],
  [0.98, 'bulk', 20, 'standard'],
  [0.99, 'tank', 20, 'standard'],
  [1, 'dry', 10, 'standard'],
];

/** Boxes of one shipment are usually alike, so the size hangs on the shipment and the rest on the box. */
export function equipment(shipment: Key, box: Key): Equipment {
  const share = whole(0, 999, chance(0.85, box, 'alike') ? shipment : box, 'size') / 1000;
  const [, type, length, height] = sizes.find(([limit]) => share < limit) ?? [1, 'dry', 40, 'high_cube'];
  return {
    equipmentType: type,
    equipmentLength: length,
    equipmentHeight: height,
    // Carriers that do not tell the weight write 0 (docs/interface.md trap 35).
    weightInPounds: chance(0.06, box, 'no weight') ? 0 : whole(8_200, 47_900, box, 'weight'),
    sealNumber: chance(0.25, box, 'no seal')
      ? null
      : `${pick(['ML', 'CN', 'FX', 'H'], box, 'seal')}${whole(1_000_000, 9_999_999, box, 'seal number')}`,
  };
}
