import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { EditIcon } from '#/ui/icons/menuIcons.tsx';
import * as words from './editWords.ts';

/** A value that is read and edited in its place. */
export interface InPlace {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** By the reader, whose focus belongs on the button again. */
  readonly close: () => void;
  /** Opens the editor of a change that was refused; with the focus only for who is still there. */
  readonly reopen: () => void;
  readonly place: RefObject<HTMLSpanElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Whether the reader closed the editor. */
  readonly isReturned: boolean;
}

export function useInPlace(): InPlace {
  const [isOpen, setOpen] = useState(false);
  const [isReturned, setReturned] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    isReturned,
    place,
    button,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setReturned(true);
    },
    reopen: () => setOpen(place.current?.contains(document.activeElement) ?? false),
  };
}

/** The value with the button that opens its editor and what became of its last change, or its editor. */
export function EditInPlace({
  edit: { isOpen, isReturned, place, button, open },
  name,
  status,
  undoes,
  onUndo,
  editor,
  children,
}: {
  edit: InPlace;
  name: string;
  status: 'saving' | 'saved' | 'failed' | null;
  /** Whether the last change took back the one before it, or cannot be taken back. */
  undoes: boolean;
  onUndo: () => void;
  /** Drawn while it is open, and for a change that was refused. */
  editor: ReactNode;
  /** The value as it is read. */
  children: ReactNode;
}) {
  if (isOpen || status === 'failed') return editor;
  return (
    <span ref={place} className="group inline-flex max-w-full flex-wrap items-center gap-x-2">
      <span className="min-w-0">{children}</span>
      <EditButton
        name={name}
        ref={button}
        // The button that closed the editor is gone; the focus goes on from here.
        autoFocus={isReturned}
        aria-disabled={status === 'saving'}
        onClick={() => {
          if (status !== 'saving') open();
        }}
      />
      <EditStatus
        name={name}
        status={status}
        undoes={undoes}
        onUndo={() => {
          // The undo button goes with the press.
          button.current?.focus();
          onUndo();
        }}
      />
    </span>
  );
}

/** What became of the last change of a value, with an undo for one that was saved. */
export function EditStatus({
  name,
  status,
  undoes,
  onUndo,
}: {
  name: string;
  status: 'saving' | 'saved' | 'failed' | null;
  /** Whether the change took back the one before it. */
  undoes: boolean;
  onUndo: () => void;
}) {
  return (
    <span className="inline-flex items-baseline gap-x-1 text-xs text-ink-soft">
      <span role="status">
        {status === 'saving' && words.saving}
        {status === 'saved' && (undoes ? words.restored(name) : words.saved(name))}
      </span>
      {status === 'saved' && !undoes && (
        <Button look="bare" className="-my-1" aria-label={words.undoLabel(name)} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </span>
  );
}

/** Opens the editor of a value, in whose `group` it stands: it shows while somebody points there. */
export function EditButton({
  name,
  ...rest
}: { name: string } & Pick<ButtonProps, 'ref' | 'autoFocus' | 'onClick' | 'aria-disabled'>) {
  return (
    <Button
      {...rest}
      look="bare"
      aria-label={words.edit(name)}
      title={words.edit(name)}
      className="-my-1 size-6 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:size-8 pointer-coarse:opacity-100"
    >
      <EditIcon />
    </Button>
  );
}
