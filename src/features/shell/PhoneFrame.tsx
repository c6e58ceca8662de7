import { Link, useRouterState } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { type PageIn, pages } from '#/device/pages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import type { ReadAgeProps } from '#/parts/time/ReadAge.tsx';
import { useCommandKey } from '#/ui/hooks/useHotkey.ts';
import { AlertIcon, FindIcon, MapIcon, MoreIcon, RowsIcon } from '#/ui/icons/barIcons.tsx';
import { BackIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { AgeDot } from './AgeDot.tsx';
import { allPages } from './allPages.ts';
import { Palette, RequestStatus } from './Header.tsx';
import { CachedData, DataAge } from './lazyParts.ts';
import { PageCount } from './PageCount.tsx';
import { findLabel, mainNavigation, morePages, phoneLabels, productName } from './words.ts';

const shipmentsPage = { to: pages.shipments.path, label: pageLabels.shipments } as const;

/** The head of a phone's page, always one line: the page and its count, or the page above it, and how old the data are. */
export function PhoneHeader() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const page = allPages.find(({ to }) => to === pathname);
  const above = allPages.find(({ to }) => pathname.startsWith(`${to}/`)) ?? shipmentsPage;
  return (
    <header className="flex h-14 items-center gap-2 border-b border-line bg-surface px-3">
      {page ? (
        <>
          <img src="/icon.svg" alt={productName} width={22} height={22} />
          {/* The page has a heading of its own, for whoever does not see this one. */}
          <span aria-hidden className="flex shrink-0 items-center text-lg font-semibold">
            {page.label} {page.page && <PageCount page={page.page} />}
          </span>
        </>
      ) : (
        <Link
          to={above.to}
          className="-ml-2 flex min-h-11 shrink-0 items-center gap-1 pr-2 pl-1 font-semibold text-accent"
        >
          <BackIcon />
          {above.label}
        </Link>
      )}
      <div className="-mr-2 ml-auto flex min-w-0 items-center">
        <RequestStatus />
        <DataAge Age={PhoneAge} />
        <CachedData />
      </div>
    </header>
  );
}

/** What waits for the request limit may be cut in the line of the head: it is whole where the age opens. */
function PhoneAge(age: ReadAgeProps) {
  return (
    <AgeDot {...age}>
      <RequestStatus />
    </AgeDot>
  );
}

const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'), 'MoreSheet');

const item =
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-2xs font-semibold text-ink-soft data-[status=active]:text-accent aria-expanded:text-accent';

const icons: Readonly<Record<PageIn<'bar'>, ComponentType>> = {
  shipments: RowsIcon,
  exceptions: AlertIcon,
  map: MapIcon,
};

function PageItem({ page }: { page: PageIn<'bar'> }) {
  const Icon = icons[page];
  return (
    <Link to={pages[page].path} className={item}>
      <Icon />
      <span>{pageLabels[page]}</span>
      <span className="absolute top-1 left-1/2 pl-1">
        <PageCount page={page} />
      </span>
    </Link>
  );
}

/**
 * The pages under a thumb, at the foot of a phone. It has room of its own at the end of the page, so that it covers no last
 * row; what is scrolled to by the keyboard stays above it (`scroll-padding` of the style sheet).
 */
export function PhoneBar() {
  const [find, setFind] = useState<boolean>();
  const [query, setQuery] = useState('');
  const [more, setMore] = useState(false);
  useCommandKey('k', () => setFind(!find));
  return (
    <>
      <nav
        aria-label={mainNavigation}
        className="sticky bottom-0 z-10 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
      >
        <PageItem page="shipments" />
        <PageItem page="exceptions" />
        <button
          type="button"
          aria-label={findLabel}
          aria-haspopup="dialog"
          className={item}
          onClick={() => setFind(true)}
        >
          <FindIcon />
          {phoneLabels.find}
        </button>
        <PageItem page="map" />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={more}
          aria-label={morePages}
          className={item}
          onClick={() => setMore(true)}
        >
          <MoreIcon />
          {phoneLabels.more}
        </button>
      </nav>
      {find !== undefined && (
        <Palette
          open={find}
          query={query}
          onQuery={setQuery}
          pasted={null}
          returnTo={() => null}
          onClose={() => {
            setFind(false);
            setQuery('');
          }}
        />
      )}
      {more && <MoreSheet onClose={() => setMore(false)} />}
    </>
  );
}
