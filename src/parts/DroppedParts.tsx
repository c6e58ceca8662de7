import type { ReactNode } from 'react';
import { CloseIcon } from '#/ui/icons.tsx';

interface DismissLook {
  readonly 'aria-label': string;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What an address asked for and this version could not read. `children` draws the link to the address without it. */
export function DroppedParts({
  words,
  children,
}: {
  /** A sentence for each part. */
  words: readonly string[];
  children: (look: DismissLook) => ReactNode;
}) {
  if (words.length === 0) return null;
  return (
    <div
      role="status"
      aria-label="Left out of this address"
      className="mx-4 mb-2 flex items-start gap-2 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-3 text-sm text-ink-soft"
    >
      <ul className="min-w-0 flex-1 space-y-0.5 break-words">
        {[...new Set(words)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children({
        'aria-label': 'Dismiss',
        title: 'Dismiss',
        className: 'flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover',
        children: <CloseIcon />,
      })}
    </div>
  );
}
