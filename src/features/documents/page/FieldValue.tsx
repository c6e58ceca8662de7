import { readCustomMoment } from '#/domain/records/customField.ts';
import type { DocumentField } from '#/domain/records/tradeDocument.ts';
import { Time } from '#/parts/Time.tsx';

/** The value of a field in the form of its kind, with what stands on the paper behind it. */
export function FieldValue({ field: { kind, value, text, currencyCode } }: { field: DocumentField }) {
  const look = 'block text-sm font-medium break-words';
  const moment = kind === 'date' && value !== null ? readCustomMoment(value) : null;
  if (moment) {
    return (
      <span className={look} title={text}>
        <Time moment={moment} />
      </span>
    );
  }
  if (kind === 'party' || kind === 'place') {
    return <span className={`${look} whitespace-pre-line`}>{value ?? text}</span>;
  }
  const written = value ?? text;
  return (
    <span className={`${look} num`} title={text}>
      {currencyCode === null ? written : `${written} ${currencyCode}`}
    </span>
  );
}
