import { describeError } from '#/data/cache/describeError.ts';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { projectedFailed, projectedLoading, projectedNotReported } from './words.ts';

/** Says why there is no projected route. */
export function ProjectionNotice({
  error,
  isLoading,
  onRetry,
}: {
  error: Error | null;
  isLoading: boolean;
  onRetry: () => void;
}) {
  return (
    <p role="status" className="border-t border-line p-3 text-sm text-ink-soft sm:px-4">
      {isLoading ? (
        projectedLoading
      ) : error ? (
        <>
          {projectedFailed(describeError(error).title)}{' '}
          <Button look="bare" onClick={onRetry}>
            {tryAgain}
          </Button>
        </>
      ) : (
        projectedNotReported
      )}
    </p>
  );
}
