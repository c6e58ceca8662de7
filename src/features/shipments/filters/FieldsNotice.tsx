import { customFieldsFailed } from '#/features/shipments/words.ts';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import type { ListFields } from './useCustomFields.ts';
import { customFieldsIncomplete, customFieldsPending } from './words.ts';

/** Says that a list that uses custom fields is not complete yet, or will not be. */
export function FieldsNotice({
  fields: { read, needed, failure, retry },
  filtered,
}: {
  fields: ListFields;
  /** Whether rows are left out by them. */
  filtered: boolean;
}) {
  if (!needed || (read?.complete && !failure)) return null;
  return (
    <p role="status" className="pb-2 text-sm text-ink-soft">
      {failure ? (
        <>
          <span className="text-attention">{read ? customFieldsIncomplete : customFieldsFailed}</span>{' '}
          {failure.title}.{' '}
          <Button look="bare" className="-my-1" onClick={retry}>
            {tryAgain}
          </Button>
        </>
      ) : (
        customFieldsPending(filtered)
      )}
    </p>
  );
}
