import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState, type SubmitEvent, useRef } from 'react';
import { useRequestStatus } from '#/data/cache/requestStatus.ts';
import { pages, pagesIn } from '#/device/pages.ts';
import { usePreferences } from '#/device/preferences.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { second } from '#/time/durations.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { useHotkey, commandKey, isApple, useCommandKey } from '#/ui/hooks/useHotkey.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { GearIcon, SearchIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { CachedData, DataAge } from './lazyParts.ts';
import { PageCount } from './PageCount.tsx';
import {
  mainNavigation,
  productName,
  shortcutsTitle,
  findHint,
  findLabel,
  findPlaceholder,
  nextRequest,
  rateLimited,
  requestCount,
  requestLimit,
} from './words.ts';

const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp');

/** The head of a wide page. On a tablet it has two rows: pages, and the find box with the age of the data. */
export function Header() {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 xl:h-13 xl:flex-nowrap">
      <Link
        to="/"
        className="flex min-h-8 shrink-0 items-center gap-2 text-lg font-bold tracking-tight"
        activeOptions={{ exact: true }}
      >
        <img src="/icon.svg" alt="" width={22} height={22} />
        {productName}
      </Link>
      <nav aria-label={mainNavigation} className="flex min-w-0 flex-wrap text-sm xl:shrink-0 xl:flex-nowrap">
        {pagesIn('navigation').map((page) => (
          <Link
            key={page}
            to={pages[page].path}
            className="flex items-center rounded px-2 py-1 font-medium text-ink-soft hover:bg-hover data-[status=active]:bg-quiet-wash data-[status=active]:text-ink"
          >
            {pageLabels[page]} <PageCount page={page} />
          </Link>
        ))}
      </nav>
      <div className="flex min-w-48 flex-1 gap-2 max-xl:order-last max-xl:basis-2/3">
        <FindBox />
      </div>
      {/* Beside the rest it has two lines, which are cut rather than lie over their neighbours. */}
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 max-xl:order-last xl:flex-col xl:flex-nowrap xl:items-end">
        <RequestStatus />
        <div className="flex max-w-full min-w-0 items-center">
          <DataAge />
          <CachedData />
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-2 max-xl:ml-auto">
        <ShortcutsButton />
        <Link
          to="/settings"
          className={classes(buttonClasses(), 'w-8 px-0 data-[status=active]:bg-quiet-wash')}
          aria-label={pageLabels.settings}
          title={pageLabels.settings}
        >
          <GearIcon />
        </Link>
      </div>
    </header>
  );
}

/** Opens the list of keys; so does `?`. */
function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  useHotkey('?', singleKeys, () => setOpen(true));
  return (
    <>
      <Button
        className="w-8 px-0"
        aria-label={shortcutsTitle}
        aria-keyshortcuts={singleKeys ? '?' : undefined}
        aria-haspopup="dialog"
        title={shortcutsTitle}
        onClick={() => setOpen(true)}
      >
        ?
      </Button>
      {open && <ShortcutsHelp onClose={() => setOpen(false)} />}
    </>
  );
}

export const Palette = lazyPart(() => import('./palette/Palette.tsx'), 'Palette');

/**
 * Finds anything. A click, a character, `/` and Ctrl K open the palette, which is loaded then; it takes over what was
 * typed or pasted meanwhile. Enter before it has come goes where the palette's would.
 */
function FindBox() {
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

/** A short notice when requests wait for the account's budget, or for as long as the service asked us to. */
export function RequestStatus() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { waiting, pausedUntil } = useRequestStatus(api);
  const now = useNow(second);
  const pause = pausedUntil === null ? 0 : Math.max(0, Math.ceil((pausedUntil - now) / second));
  const [what, rest] =
    pause > 0
      ? [rateLimited, nextRequest(pause)]
      : waiting > 0
        ? [requestLimit, `: ${requestCount(waiting)}`]
        : ['', ''];
  return (
    <span title={what + rest} className="max-w-full truncate text-xs text-attention">
      {/* Only that it waits is announced: a screen reader would read every second of a countdown. */}
      <span role="status">{what}</span>
      {rest}
    </span>
  );
}
