import type { CustomField } from '#/domain/records/customField.ts';
import { numberFormat } from '#/language/numberFormat.ts';
import { Time } from '#/parts/time/Time.tsx';
import { formatCustomValue } from '#/wording/customFields.ts';

const digits = numberFormat({ maximumFractionDigits: 6 });

/** A value as the service writes it. Days and times we write ourselves, so that they cannot be misread. */
export function CustomFieldValue({ field }: { field: Pick<CustomField, 'value' | 'display'> }) {
  if (field.value.kind === 'moment') return <Time moment={field.value.moment} />;
  // A number that the service writes in bare digits gets separators; one it has formatted stays.
  if (field.value.kind === 'number' && Number(formatCustomValue(field)) === field.value.number) {
    return <span>{digits(field.value.number)}</span>;
  }
  return <span className="break-words">{formatCustomValue(field)}</span>;
}
