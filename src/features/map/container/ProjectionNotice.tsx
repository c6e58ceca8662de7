import { errorWords } from '#/queries/errorWords.ts';
import { Button } from '#/ui/Button.tsx';

/** Stands in the place of the estimated way where there is none, with why. */
export function ProjectionNotice({
  error,
  reading,
  onRetry,
}: {
  error: Error | null;
  reading: boolean;
  onRetry: () => void;
}) {
  return (
    <p role="status" className="border-t border-line p-3 text-sm text-ink-soft sm:px-4">
      {reading ? (
        'Reading the estimated way'
      ) : error ? (
        <>
          The estimated way could not be read: {errorWords(error).title}.{' '}
          <Button look="bare" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        'The tracking service has no estimate of the way to the next port.'
      )}
    </p>
  );
}
