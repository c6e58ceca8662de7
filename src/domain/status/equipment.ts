import type { Container } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { comma } from '#/language/punctuation.ts';
import { heights } from './words.ts';

/** Size and type of a container in words, such as `40 ft dry, high cube`; null when nothing of it is known. */
export function formatEquipment(container: Container): string | null {
  const { equipmentLength, equipmentType, equipmentHeight } = container;
  const size = [equipmentLength === null ? null : `${equipmentLength} ft`, equipmentType].filter(
    (word) => word !== null,
  );
  const height = equipmentHeight === null ? null : (lookup(heights, equipmentHeight) ?? equipmentHeight);
  const words = [size.join(' '), height].filter((word) => word !== null && word !== '').join(comma);
  return words === '' ? null : words;
}

// Exact by the international agreement of 1959.
const kilogramsPerPound = 0.453_592_37;

export const kilograms = (pounds: number): number => pounds * kilogramsPerPound;
