import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';

/**
 * A small panel that opens beside its button and closes with Escape, a press outside, or its own button. Focus moves
 * into it and back.
 *
 * @param label names the button for screen readers, where what it shows is too short for that
 */
export function Popover({
  trigger,
  triggerClassName,
  label,
  title,
  children,
}: {
  trigger: ReactNode;
  triggerClassName: string;
  label: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger aria-label={label} className={triggerClassName}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} align="start" className="z-20">
          <Base.Popup className="max-h-(--available-height) w-96 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-line-strong bg-surface p-3 text-sm shadow-lg">
            <div className="flex items-start justify-between gap-3">
              <Base.Title className="pt-0.5 font-semibold">{title}</Base.Title>
              <Base.Close
                aria-label="Close"
                className="-mt-1 -mr-1 flex size-7 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-hover hover:text-ink"
              >
                <CloseIcon />
              </Base.Close>
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
