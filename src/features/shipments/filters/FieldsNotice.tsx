import { Button } from '#/ui/Button.tsx';
import type { ListFields } from './useCustomFields.ts';

/** Says that a list which depends on custom fields is not whole yet, or will not be. */
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
          <span className="text-attention">Custom fields could not be read{read && ' to the end'}.</span>{' '}
          {failure.title}.{' '}
          <Button look="bare" className="-my-1" onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        `Custom fields are being read. ${filtered ? 'More may match.' : 'More values may come.'}`
      )}
    </p>
  );
}
