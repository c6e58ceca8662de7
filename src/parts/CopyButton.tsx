import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { CopyByHand } from './CopyByHand.tsx';
import { copyText } from './copyText.ts';
import * as words from './words.ts';

type Outcome = 'idle' | 'copied' | 'refused';

/**
 * Copies a text. Where the browser refuses the clipboard (a plain-http address, a denied permission), it shows the
 * text selected instead, so that nothing is lost.
 */
export function CopyButton({
  text,
  children,
  label,
  what = text,
  look = 'plain',
  onCopied,
}: {
  text: string;
  children: ReactNode;
  label?: string;
  /** What is said to have been copied, where the text itself is too long to be read out. */
  what?: string;
  look?: NonNullable<ButtonProps['look']>;
  onCopied?: () => void;
}) {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const done = await copyText(text);
    setOutcome(done ? 'copied' : 'refused');
    if (done) onCopied?.();
  };

  return (
    <span className="inline-flex items-center gap-2">
      <Button look={look} onClick={() => void copy()} aria-label={label}>
        {outcome === 'copied' ? words.copied : children}
      </Button>
      {outcome === 'refused' && <CopyByHand text={text} />}
      <span role="status" className="sr-only">
        {outcome === 'copied' ? words.copiedWhat(what) : outcome === 'refused' ? words.copyByHand : ''}
      </span>
    </span>
  );
}
