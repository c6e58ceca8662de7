import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useRef } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { SearchIcon } from '#/ui/icons.tsx';
import { useHotkey } from '#/ui/useHotkey.ts';
import { findLabel, findPlaceholder } from './words.ts';

/** Opens the page of any container, bill of lading, booking or reference. `/` brings the cursor here. */
export function FindBox() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  useHotkey('/', singleKeys, () => {
    input.current?.focus();
    input.current?.select();
  });

  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = input.current?.value.trim();
    if (!q) return;
    input.current?.blur();
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
          aria-label={findLabel}
          aria-keyshortcuts={singleKeys ? '/' : undefined}
          placeholder={findPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="h-8 w-full rounded-md border border-line bg-raised pr-2 pl-8 text-sm text-ellipsis placeholder:text-ink-faint md:pr-8 focus:bg-surface"
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
    </search>
  );
}
