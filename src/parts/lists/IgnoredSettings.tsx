import type { ReactNode } from 'react';
import { dismiss, ignoredSettings } from '#/parts/words.ts';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';

/** How the link that removes the settings from the address looks, and its content. */
export interface DismissLink {
  readonly look: { readonly className: string; readonly 'aria-label': string; readonly title: string };
  readonly content: ReactNode;
}

/**
 * Settings of the address that were ignored, each named once: of a link of another version, or one written by hand.
 * `children` draws the link to the address without them.
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
      aria-label={ignoredSettings}
      className={classes(
        'flex items-start gap-2 rounded border border-line bg-raised py-1 pr-2 pl-3 text-sm text-ink-soft',
        className,
      )}
    >
      <ul className="min-w-0 flex-1 leading-6 break-words">
        {[...new Set(words)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children({
        look: { className: link, 'aria-label': dismiss, title: dismiss },
        content: <CloseIcon />,
      })}
    </div>
  );
}
