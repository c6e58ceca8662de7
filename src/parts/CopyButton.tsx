import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '#/ui/Button.tsx';

type Outcome = 'idle' | 'copied' | 'refused';

/**
 * Copies a text. Where the browser refuses the clipboard (a plain-http address, a denied permission), it shows the
 * text selected instead, so that nothing is lost.
 */
export function CopyButton({
  text,
  children,
  label,
  look,
}: {
  text: string;
  children: ReactNode;
  label?: string;
  look?: ButtonProps['look'];
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
      <Button {...(look && { look })} onClick={() => void copy()} aria-label={label}>
        {outcome === 'copied' ? 'Copied' : children}
      </Button>
      {outcome === 'refused' && (
        <input
          readOnly
          autoFocus
          aria-label="Copy this text by hand"
          value={text}
          onFocus={(event) => event.target.select()}
          className="num h-8 w-72 max-w-full rounded-md border border-line bg-surface px-2 text-sm"
        />
      )}
      <span role="status" className="sr-only">
        {outcome === 'copied'
          ? `Copied ${text}`
          : outcome === 'refused'
            ? 'Copy the selected text by hand'
            : ''}
      </span>
    </span>
  );
}
