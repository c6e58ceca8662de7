import { numberFormat } from '#/language/numberFormat.ts';
import { kilograms } from './equipment.ts';

const whole = numberFormat({ maximumFractionDigits: 0 });

type WeightUnit = 'kg' | 'lb' | 'both';

/** The weight in one unit or in both that papers use, `20,000 kg (44,092 lb)`; null where it is not reported. */
export function formatWeight(pounds: number | null, unit: WeightUnit): string | null {
  if (pounds === null) return null;
  const [metric, american] = [`${whole(kilograms(pounds))} kg`, `${whole(pounds)} lb`];
  return { kg: metric, lb: american, both: `${metric} (${american})` }[unit];
}
