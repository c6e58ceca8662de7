import { Button } from '#/ui/Button.tsx';
import type { ListFields } from './useCustomFields.ts';

/** Says that a list which depends on custom fields is not whole yet, or will not be. */
export function FieldsNotice({ fields: { read, needed, failure, retry } }: { fields: ListFields }) {
  if (!needed || (read?.complete && !failure)) return null;
  return (
    <p role="status" className="px-4 pb-2 text-sm text-ink-soft">
      {failure ? (
        <>
          <span className="text-attention">Custom fields could not be read{read && ' to the end'}.</span>{' '}
          {failure.title}.{' '}
          <Button look="bare" className="-my-1" onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        'Custom fields are being read. More may match.'
      )}
    </p>
  );
}
