import { type ReactNode, useRef } from 'react';
import { Button } from '#/ui/Button.tsx';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';

// What places a popup beside its button is loaded when one is opened first.
const PopoverPanel = lazyPart(() => import('./PopoverPanel.tsx'), 'PopoverPanel');

/** A button that opens a small panel below itself. Escape and a click beside it close it. */
export function PopoverButton({
  label,
  text,
  mark,
  open,
  onOpen,
  children,
}: {
  /** Names the panel. */
  label: string;
  /** Stands on the button. */
  text: ReactNode;
  /** Makes the button a mark in a line of text: how it looks, and its name where its text is too short for one. */
  mark?: { readonly className: string; readonly name: string };
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Drawn while the panel is open. */
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const behaviour = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => onOpen(!open),
  } as const;
  return (
    <>
      {mark ? (
        <button {...behaviour} type="button" aria-label={mark.name} className={mark.className}>
          {text}
        </button>
      ) : (
        <Button {...behaviour} className="max-w-56 min-w-0">
          <span className="min-w-0 truncate">{text}</span>
          <ChevronDownIcon />
        </Button>
      )}
      {open && (
        <PopoverPanel label={label} button={button} onClose={() => onOpen(false)}>
          {children}
        </PopoverPanel>
      )}
    </>
  );
}
