import { Link, useRouterState } from '@tanstack/react-router';
import { pages } from '#/device/pages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import type { ReadAgeProps } from '#/parts/time/ReadAge.tsx';
import { BackIcon } from '#/ui/icons/icons.tsx';
import { AgeDot } from './AgeDot.tsx';
import { allPages } from './allPages.ts';
import { CachedData } from './CachedData.tsx';
import { DataAge } from './DataAge.tsx';
import { RequestStatus } from './Header.tsx';
import { PageCount } from './PageCount.tsx';
import { productName } from './words.ts';

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
