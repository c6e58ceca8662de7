import type { ReactNode } from 'react';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons.tsx';

/** How the link that takes the words out of the address looks, and what stands in it. */
export interface DismissLink {
  readonly look: { readonly className: string; readonly 'aria-label': string; readonly title: string };
  readonly content: ReactNode;
}

/**
 * What the address asked for and this version could not read: a link of another version, or one written by hand. Each
 * is said once. `children` draws the link to the address without them.
 */
export function IgnoredSettings({
  words,
  className,
  children,
}: {
  words: readonly string[];
  className?: string;
  children: (dismiss: DismissLink) => ReactNode;
}) {
  if (words.length === 0) return null;
  const link = 'flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover';
  return (
    <div
      role="status"
      aria-label="Left out of this address"
      className={classes(
        'flex items-start gap-2 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-3 text-sm text-ink-soft',
        className,
      )}
    >
      <ul className="min-w-0 flex-1 leading-6 break-words">
        {[...new Set(words)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children({
        look: { className: link, 'aria-label': 'Dismiss', title: 'Dismiss' },
        content: <CloseIcon />,
      })}
    </div>
  );
}
