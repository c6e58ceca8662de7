import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { commandKey, isApple, useCommandKey, useHotkey } from '#/ui/hooks/useHotkey.ts';
import { SearchIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { findHint, findLabel, findPlaceholder } from './words.ts';

const Palette = lazyPart(() => import('./palette/Palette.tsx'), 'Palette');

/**
 * Finds anything. A click, a character, `/` and Ctrl K open the palette, which is loaded then; it takes over what was
 * typed or pasted meanwhile. Enter before it has come goes where the palette's would.
 */
export function FindBox() {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [open, setOpen] = useState<boolean>();
  const [query, setQuery] = useState('');
  const [pasted, setPasted] = useState<string | null>(null);
  const navigate = useNavigate();

  const openFromPage = () => {
    const { activeElement } = document;
    // Characters that are typed before the palette has come are kept here.
    input.current?.focus();
    before.current = activeElement === document.body ? null : activeElement;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
    setPasted(null);
  };
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  useHotkey('/', singleKeys, openFromPage);
  useCommandKey('k', () => {
    if (open) close();
    // One dialog at a time; one that has just opened may not have the focus yet.
    else if (!document.querySelector('[role=dialog]:not([popover])')) openFromPage();
  });

  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = query.trim();
    if (q === '') return setOpen(true);
    close();
    void navigate({ to: '/shipments/find', search: { q } });
  };

  return (
    <search className="min-w-0 flex-1 xl:max-w-md">
      {/* A real form with a real address, so that it works as a link does. */}
      <form action="/shipments/find" onSubmit={find} className="relative">
        <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-faint">
          <SearchIcon />
        </span>
        <input
          ref={input}
          name="q"
          type="search"
          value={query}
          aria-label={findLabel}
          aria-haspopup="dialog"
          aria-keyshortcuts={`${singleKeys ? '/ ' : ''}${isApple ? 'Meta+K' : 'Control+K'}`}
          title={findHint(`${commandKey} K`)}
          placeholder={findPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onFocus={() => {
            before.current = null;
          }}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            setQuery(target.value);
            setOpen(true);
          }}
          onPaste={(event) => {
            // A field of one line would run the lines of a list together.
            const text = event.clipboardData.getData('text');
            if (!text.includes('\n')) return;
            event.preventDefault();
            setPasted(text);
            setOpen(true);
          }}
          className="h-8 w-full rounded border border-line bg-raised pr-2 pl-8 text-sm text-ellipsis placeholder:text-ink-faint md:pr-8 focus:bg-surface"
        />
        {singleKeys && (
          <kbd
            aria-hidden
            className="pointer-events-none absolute inset-y-1.5 right-1.5 flex w-5 max-md:hidden items-center justify-center rounded border border-line bg-surface text-2xs text-ink-faint"
          >
            /
          </kbd>
        )}
      </form>
      {open !== undefined && (
        <Palette
          open={open}
          query={query}
          onQuery={setQuery}
          pasted={pasted}
          returnTo={() => before.current}
          onClose={close}
        />
      )}
    </search>
  );
}
