import { ErrorPanel, type ErrorText } from './ErrorPanel.tsx';

/** A failure between the heading of a page and what it lists; nothing where there is none. */
export function PageError({ words, onRetry }: { words: ErrorText | null; onRetry: () => void }) {
  return (
    words && (
      <div className="px-4 pb-3">
        <ErrorPanel words={words} onRetry={onRetry} />
      </div>
    )
  );
}
