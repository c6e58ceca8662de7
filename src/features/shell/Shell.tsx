import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouteContext, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useRef, type RefObject, useEffect } from 'react';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { pages, pagesIn } from '#/device/pages.ts';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { outOfDate } from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import { Header } from './Header.tsx';
import { SignInBar, Uploads } from './lazyParts.ts';
import { ReleaseNotice } from './ReleaseNotice.tsx';
import { usePhoneParts } from './usePhoneParts.ts';
import { skipToContent, skipToList, offline } from './words.ts';

const pagesWithList: readonly string[] = pagesIn('list').map((page) => pages[page].path);
/** The row that the keyboard is at, else the first link of a table. */
const row = '#main [role=grid] a[tabindex="0"], #main [role=table] a[href]';

const look =
  'sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:rounded focus:bg-surface focus:p-2';

/** What stands around every page: navigation, find, the age of the data, and what the user has to know of both. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const configNotes = useRouteContext({ from: '__root__', select: (context) => context.configNotes });
  const main = useRef<HTMLElement>(null);
  const phone = usePhoneParts();
  useFocusMain(main);
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <SkipLinks />
      {phone ? <phone.PhoneHeader /> : <Header />}
      <OfflineBar />
      <SignInBar />
      <ReleaseNotice />
      {configNotes.map((note) => (
        <p
          key={note}
          role="status"
          className="border-b border-line bg-attention-wash px-4 py-1 text-sm text-attention"
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
      {phone && <phone.PhoneBar />}
      <Uploads />
    </div>
  );
}

/**
 * A link of a page goes away with the page. So that the keyboard and a screen reader go on in the next page, and
 * not at the top of the document, the page takes the focus when nothing else has it.
 */
function useFocusMain(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const left = useRef<string>(undefined);
  useEffect(() => {
    const from = left.current;
    left.current = pathname;
    if (from === undefined || from === pathname) return;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** Ways past the navigation for the keyboard: the first two stops of every page. */
function SkipLinks() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <a href="#main" className={look}>
        {skipToContent}
      </a>
      {pagesWithList.includes(pathname) && (
        <a
          href="#main"
          className={look}
          onClick={(event) => {
            const first = document.querySelector<HTMLElement>(row);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
        >
          {skipToList}
        </a>
      )}
    </>
  );
}

/** One slim bar for as long as this device has no network: what is shown, how old it is, and what happens next. */
function OfflineBar() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { data: fleet } = useQuery({ ...fleetQuery(api), enabled: false });
  const readAt = fleet?.readAt ?? null;
  const now = useNow(minute);
  const isOld = readAt !== null && isOutOfDate(now - readAt);
  return (
    // It is there before the words come, so that a screen reader announces them.
    <div role="status">
      {useOffline() && (
        <p className="truncate border-b border-line bg-attention-wash px-4 py-1 text-xs text-attention">
          <span className="font-semibold">{offline.title}</span>
          {readAt !== null && (
            <>
              {' · '}
              {offline.shown} <Freshness at={instant(readAt)} />
              {isOld && outOfDate}
            </>
          )}
          <span className="max-sm:hidden">
            {' · '}
            {offline.next}
          </span>
        </p>
      )}
    </div>
  );
}
