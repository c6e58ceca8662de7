import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { SearchIcon } from '#/ui/icons.tsx';

/** Opens the page of any container, bill of lading, booking or reference. `/` brings the cursor here. */
export function FindBox() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

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
          aria-label="Find a container, bill of lading, booking or reference"
          aria-keyshortcuts="/"
          placeholder="Container, bill of lading, booking, reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="h-8 w-full rounded-md border border-line bg-raised pr-2 pl-8 text-sm text-ellipsis placeholder:text-ink-faint md:pr-8 focus:bg-surface"
        />
        <kbd
          aria-hidden
          className="pointer-events-none absolute inset-y-1.5 right-1.5 flex w-5 max-md:hidden items-center justify-center rounded border border-line bg-surface text-2xs text-ink-faint"
        >
          /
        </kbd>
      </form>
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
