import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon, SearchIcon } from '#/ui/icons/icons.tsx';
import { close, commandKeys } from '#/ui/words.ts';

export interface CommandGroup<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/**
 * One field over a list of everything that can be opened or done: the keyboard stays in the field, the arrows choose,
 * Enter runs. It stands for as long as it is drawn; on a phone it takes the whole screen.
 */
export function CommandDialog<Item extends { readonly id: string }>({
  label,
  placeholder,
  query,
  onQuery,
  onPaste,
  groups,
  status,
  focusAfter,
  onRun,
  onClose,
  children,
}: {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Whether a pasted text was taken, so that it does not go into the field. */
  onPaste: (text: string) => boolean;
  groups: readonly CommandGroup<Item>[];
  /** Below the list, and read out when it changes. */
  status: ReactNode;
  /** What has the focus when it is closed; null gives it back. */
  focusAfter: () => Element | null;
  onRun: (item: Item) => void;
  onClose: () => void;
  /** Draws what stands in a line. */
  children: (item: Item) => ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim" />
        <Dialog.Popup
          aria-label={label}
          initialFocus={field}
          finalFocus={(closedBy) => {
            const next = focusAfter();
            // A field that gets the focus brings the keyboard of a phone.
            return next instanceof HTMLElement ? next : closedBy !== 'touch';
          }}
          className="card fixed inset-0 z-30 mx-auto flex flex-col overflow-hidden shadow-float outline-none max-sm:rounded-none max-sm:border-0 sm:inset-x-2 sm:top-[12dvh] sm:bottom-auto sm:max-h-[min(36rem,80dvh)] sm:max-w-xl"
        >
          <Autocomplete.Root
            open
            inline
            mode="none"
            items={groups}
            value={query}
            onValueChange={(text, { reason }) => {
              if (reason === 'input-change') onQuery(text);
            }}
            itemToStringValue={({ id }: Item) => id}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-2 border-b border-line pr-2 pl-4 text-ink-faint">
              <SearchIcon />
              <Autocomplete.Input
                ref={field}
                aria-label={label}
                placeholder={placeholder}
                onPaste={(event) => {
                  if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
                }}
                enterKeyHint="go"
                autoCapitalize="off"
                spellCheck={false}
                className="h-12 max-sm:h-14 min-w-0 flex-1 bg-transparent text-lg text-ink text-ellipsis outline-none placeholder:text-ink-faint"
              />
              <Dialog.Close
                render={<Button look="bare" aria-label={close} className="size-8 max-sm:size-11" />}
              >
                <CloseIcon />
              </Dialog.Close>
            </div>
            <Autocomplete.List
              id={list}
              aria-label={label}
              className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
            >
              {(group: CommandGroup<Item>) => (
                <Autocomplete.Group key={group.title} items={group.items} className="not-first:mt-2">
                  <Autocomplete.GroupLabel className="eyebrow px-3 py-1">
                    {group.title}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <Autocomplete.Item
                        key={item.id}
                        value={item}
                        onClick={() => onRun(item)}
                        className="flex min-h-9 max-sm:min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-1 text-sm outline-none select-none data-highlighted:bg-accent-wash"
                      >
                        {children(item)}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {/* On a phone there are no keys to tell, and nothing where there is no status. */}
            <div
              className={classes(
                'flex items-center justify-between gap-4 border-t border-line px-4 py-2 text-xs text-ink-soft',
                status === null && 'max-sm:sr-only',
              )}
            >
              <p role="status" className="min-w-0 wrap-anywhere">
                {status}
              </p>
              <p aria-hidden className="shrink-0 max-sm:hidden">
                {commandKeys}
              </p>
            </div>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
