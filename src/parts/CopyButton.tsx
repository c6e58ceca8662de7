import { useEffect, useState } from 'react';
import { Button } from '#/ui/Button.tsx';

type Outcome = 'idle' | 'copied' | 'refused';

/**
 * Copies a text. Where the browser refuses the clipboard (a plain-http address, a denied permission), it shows the
 * text selected instead, so that nothing is lost.
 */
export function CopyButton({
  text,
  children,
  label,
  said = text,
}: {
  text: string;
  children: string;
  label?: string;
  /** What was copied, in the words that screen readers are told; the text itself where it is short. */
  said?: string;
}) {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  return (
    <span className="inline-flex items-center gap-2">
      <Button onClick={() => void copy()} aria-label={label}>
        {outcome === 'copied' ? 'Copied' : children}
      </Button>
      {outcome === 'refused' && (
        <textarea
          readOnly
          autoFocus
          rows={text.includes('\n') ? 6 : 1}
          aria-label="Copy this text by hand"
          value={text}
          onFocus={(event) => event.target.select()}
          className="num w-72 max-w-full resize-none rounded-md border border-line bg-surface px-2 py-1 text-sm"
        />
      )}
      <span role="status" className="sr-only">
        {outcome === 'copied'
          ? `Copied ${said}`
          : outcome === 'refused'
            ? 'Copy the selected text by hand'
            : ''}
      </span>
    </span>
  );
}
