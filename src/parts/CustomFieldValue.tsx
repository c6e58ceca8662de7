import { type CustomField, customWords } from '#/domain/customField.ts';
import { Time } from './Time.tsx';

/** What is filled in, as the service writes it. Days and times are ours to write: they must not be misread. */
export function CustomFieldValue({ field }: { field: Pick<CustomField, 'value' | 'display'> }) {
  if (field.value.kind === 'moment') return <Time moment={field.value.moment} />;
  return <span className="break-words">{customWords(field)}</span>;
}
