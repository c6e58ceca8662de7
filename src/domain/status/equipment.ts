import type { Container } from '#/domain/records/container.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import { heights } from './words.ts';

/** Size and type of a container in words, such as `40 ft dry, high cube`; null when nothing of it is known. */
export function equipmentWords(container: Container): string | null {
  const { equipmentLength, equipmentType, equipmentHeight } = container;
  const size = [equipmentLength === null ? null : `${equipmentLength} ft`, equipmentType].filter(
    (word) => word !== null,
  );
  const height = equipmentHeight === null ? null : (ownEntry(heights, equipmentHeight) ?? equipmentHeight);
  const words = [size.join(' '), height].filter((word) => word !== null && word !== '').join(', ');
  return words === '' ? null : words;
}

// Exact by the international agreement of 1959.
const kilogramsPerPound = 0.453_592_37;

export const kilograms = (pounds: number): number => pounds * kilogramsPerPound;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export type WeightUnit = 'kg' | 'lb' | 'both';

/** The weight in one unit or in both that papers use, `20,000 kg (44,092 lb)`; null where it is not reported. */
export function weightWords(pounds: number | null, unit: WeightUnit): string | null {
  if (pounds === null) return null;
  const [metric, american] = [`${whole.format(kilograms(pounds))} kg`, `${whole.format(pounds)} lb`];
  return { kg: metric, lb: american, both: `${metric} (${american})` }[unit];
}
