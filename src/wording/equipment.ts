import type { Container } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { kilograms } from '#/domain/status/equipment.ts';
import { numberFormat } from '#/language/numberFormat.ts';
import { comma } from '#/language/punctuation.ts';

const heights: Readonly<Record<string, string>> = { standard: 'standard', high_cube: 'high cube' };

/** Size and type of a container in words, such as `40 ft dry, high cube`; null when nothing of it is known. */
export function formatEquipment(container: Container): string | null {
  const { equipmentLength: length, equipmentType, equipmentHeight } = container;
  const size = [length === null ? null : `${length} ft`, equipmentType].filter((word) => word !== null);
  const height = equipmentHeight === null ? null : (lookup(heights, equipmentHeight) ?? equipmentHeight);
  const words = [size.join(' '), height].filter((word) => word !== null && word !== '').join(comma);
  return words === '' ? null : words;
}

const whole = numberFormat({ maximumFractionDigits: 0 });
const metric = (pounds: number): string => `${whole(kilograms(pounds))} kg`;
const american = (pounds: number): string => `${whole(pounds)} lb`;

/** The weight in both units that papers use, `20,000 kg (44,092 lb)`; null where it is not reported. */
export const weightInBoth = (pounds: number | null): string | null =>
  pounds === null ? null : `${metric(pounds)} (${american(pounds)})`;

/** The weight in one unit or in both; null where it is not reported. */
export function formatWeight(pounds: number | null, unit: 'kg' | 'lb' | 'both'): string | null {
  if (pounds === null || unit === 'both') return weightInBoth(pounds);
  return unit === 'kg' ? metric(pounds) : american(pounds);
}
