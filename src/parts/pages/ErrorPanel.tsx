import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { WarningIcon } from '#/ui/icons/Icon.tsx';

export interface ErrorText {
  /** What happened. */
  readonly title: string;
  readonly why: string;
  /** What to do next. */
  readonly next: string;
}

/** A failure in words, in the place of what could not be shown. */
export function ErrorPanel({ words, onRetry }: { words: ErrorText; onRetry?: () => void }) {
  return (
    <div role="alert" className="card flex max-w-2xl items-start gap-3 border-problem/40 p-4">
      <span className="mt-0.5 text-problem">
        <WarningIcon />
      </span>
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">{words.title}</p>
        <p className="text-sm text-ink-soft">{words.why}</p>
        <p className="text-sm text-ink-soft">{words.next}</p>
        {onRetry && (
          <Button className="mt-2" onClick={onRetry}>
            {tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
