import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';

/** The panel of a PopoverButton, for as long as it is drawn. The focus goes back to the button. */
export function PopoverPanel({
  label,
  button,
  onClose,
  children,
}: {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event, reason }) => {
        // A click on the button closes by the button's own doing. Escape may come before the focus has left it.
        const inButton = event.target instanceof Node && button.current?.contains(event.target);
        if (!open && (!inButton || reason === 'escape-key')) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={button} align="start" sideOffset={6} className="z-20 print:hidden">
          <Popover.Popup
            aria-label={label}
            finalFocus={button}
            className="card flex max-h-[min(36rem,var(--available-height))] w-[min(24rem,var(--available-width))] flex-col overflow-y-auto shadow-float outline-none"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
