import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { close } from '#/ui/words.ts';

const places = {
  middle: 'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100%-2rem))] -translate-1/2',
  side: 'inset-y-2 right-2 w-[min(24rem,calc(100%-1rem))]',
  foot: 'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] rounded-b-none pb-[env(safe-area-inset-bottom)]',
} as const;

/**
 * Something to read or decide before going on. It stands for as long as it is drawn; Escape, its button and a click
 * beside it ask to close it, and the focus goes back to where it was.
 */
export function Dialog({
  title,
  place = 'middle',
  firstFocus,
  finalFocus,
  onClose,
  children,
}: {
  title: string;
  /** `side`: at the right edge, so that the page beside it stays in sight. `foot`: where a thumb is. */
  place?: keyof typeof places;
  /** A selector of what has the focus at first, where that is not the first that can have it. */
  firstFocus?: string | undefined;
  /** What has the focus afterwards, where it is not what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={classes('fixed inset-0 z-30', place !== 'side' && 'bg-scrim')} />
        <Base.Popup
          ref={popup}
          {...(finalFocus && { finalFocus })}
          {...(firstFocus !== undefined && {
            initialFocus: () => popup.current?.querySelector<HTMLElement>(firstFocus) ?? true,
          })}
          className={classes('card fixed z-30 flex flex-col shadow-float outline-none', places[place])}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            <Base.Close render={<Button look="bare" aria-label={close} className="size-8" />}>
              <CloseIcon />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
