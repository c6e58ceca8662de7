import { type ReactNode, useEffect, useState } from 'react';
import * as words from '#/parts/words.ts';
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
  what = text ?? '',
  look = 'plain',
  onCopied,
}: {
  /** Null while there is none yet. */
  text: string | null;
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
    if (text === null) return;
    const done = await copyText(text);
    setOutcome(done ? 'copied' : 'refused');
    if (done) onCopied?.();
  };

  return (
    <span className="inline-flex items-center gap-2">
      <Button
        look={look}
        aria-disabled={text === null || undefined}
        onClick={() => void copy()}
        aria-label={label}
      >
        {outcome === 'copied' ? words.copied : children}
      </Button>
      {outcome === 'refused' && text !== null && <CopyByHand text={text} />}
      <span role="status" className="sr-only">
        {outcome === 'copied' ? words.copiedWhat(what) : outcome === 'refused' ? words.copyByHand : ''}
      </span>
    </span>
  );
}

/** A text that the browser would not copy, selected, so that nothing is lost. */
export function CopyByHand({ text }: { text: string }) {
  const field = {
    readOnly: true,
    autoFocus: true,
    'aria-label': words.copyThisByHand,
    value: text,
    onFocus: ({ target }: { target: { select(): void } }) => target.select(),
  };
  const look = 'num w-72 max-w-full rounded border border-line bg-surface px-2 text-sm';
  // A field of one line would lose the line breaks.
  if (text.includes('\n')) return <textarea {...field} className={`${look} h-20 py-1`} />;
  return <input {...field} className={`${look} h-8`} />;
}

/** Copies a text; false where the browser refuses the clipboard (a plain-http address, a denied permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
