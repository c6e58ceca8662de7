import { Link, Outlet, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { PaletteButton } from '#/features/shell/palette/PaletteButton.tsx';
import { classes } from '#/ui/classes.ts';
import { CachedData } from './CachedData.tsx';
import { DataAge } from './DataAge.tsx';
import { FindBox } from './FindBox.tsx';
import { navPages } from './navPages.ts';
import { ReleaseNotice } from './ReleaseNotice.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { ShortcutsButton } from './ShortcutsButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { TimeDisplaySwitch } from './TimeDisplaySwitch.tsx';
import { useFocusMain } from './useFocusMain.ts';
import { mainNavigation, skipToContent } from './words.ts';

/** What stands on every page: navigation, the find box, the age of the data, and whose clock times are shown by. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const configNotes = useRouteContext({ from: '__root__', select: (context) => context.configNotes });
  const main = useRef<HTMLElement>(null);
  useFocusMain(main);
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:rounded focus:bg-surface focus:p-2"
      >
        {skipToContent}
      </a>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-3 py-2 md:px-4 xl:h-13 xl:flex-nowrap">
        <Link
          to="/shipments"
          className="flex min-h-8 min-w-8 shrink-0 items-center justify-center gap-2 font-semibold tracking-tight"
        >
          <img src="/icon.svg" alt="" width={22} height={22} />
          <span className="max-sm:sr-only">Landfall</span>
        </Link>
        <nav aria-label={mainNavigation} className="flex shrink-0 text-sm">
          {navPages.map(({ to, label, onlyWide, Count }) => (
            <Link
              key={to}
              to={to}
              className={classes(
                'flex items-center rounded-md px-2 py-1.5 font-medium text-ink-soft hover:bg-hover data-[status=active]:bg-quiet-wash data-[status=active]:text-ink',
                onlyWide && 'max-xl:hidden',
              )}
            >
              {label} {Count && <Count />}
            </Link>
          ))}
        </nav>
        {/* On a tablet the find box and the switches (20rem) share the second row, on a phone each has its own. */}
        <div className="order-last flex w-full min-w-0 gap-2 sm:w-[calc(100%-21rem)] xl:order-none xl:w-auto xl:min-w-48 xl:flex-1">
          <FindBox />
          <PaletteButton />
        </div>
        {/* Beside the rest it has two lines, which are cut rather than lie over their neighbours. */}
        <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3 xl:flex-col xl:flex-nowrap xl:items-end">
          <RequestStatus />
          <div className="flex max-w-full min-w-0 items-center">
            <DataAge />
            <CachedData />
          </div>
        </div>
        <div className="order-last flex w-full items-center justify-between gap-2 sm:w-80 xl:order-none xl:w-auto xl:shrink-0">
          <TimeDisplaySwitch />
          <ThemeSwitch />
          <ShortcutsButton />
        </div>
      </header>
      <ReleaseNotice />
      {configNotes.map((note) => (
        <p
          key={note}
          role="status"
          className="border-b border-line bg-attention-wash px-4 py-1.5 text-sm text-attention"
        >
          {note}
        </p>
      ))}
      {/* Names and numbers of any length break rather than leave their place. */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="wrap-anywhere flex min-h-0 flex-1 flex-col outline-none"
      >
        {children}
      </main>
    </div>
  );
}
