import { type CustomField, customWords } from '#/domain/records/customField.ts';
import { Time } from '#/parts/Time.tsx';

const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** What is filled in, as the service writes it. Days and times are ours to write: they must not be misread. */
export function CustomFieldValue({ field }: { field: Pick<CustomField, 'value' | 'display'> }) {
  if (field.value.kind === 'moment') return <Time moment={field.value.moment} />;
  // A number that the service writes in bare digits gets the marks that make it readable; one it has formatted stays.
  if (field.value.kind === 'number' && Number(customWords(field)) === field.value.number) {
    return <span>{digits.format(field.value.number)}</span>;
  }
  return <span className="break-words">{customWords(field)}</span>;
}
