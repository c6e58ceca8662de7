import { describeError } from '#/data/cache/describeError.ts';
import { Button } from '#/ui/Button.tsx';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import { requestsCut, requestsFailed } from './words.ts';

/** Says that tracking requests are missing here, or some of them. The rest of the page is complete. */
export function RequestsNotice({
  error,
  complete,
  onRetry,
}: {
  error: Error | null;
  complete: boolean;
  onRetry: () => void;
}) {
  const isOffline = useOffline();
  if (error === null ? complete : isOffline) return null;
  return (
    <p className="flex items-center gap-1 px-4 pb-2 text-sm text-attention">
      {error === null ? (
        requestsCut
      ) : (
        <>
          <span role="status">{requestsFailed(describeError(error).title)}</span>
          <Button look="bare" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </p>
  );
}
