import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, type ApiErrorKind } from '#/api/errors.ts';
import { useRelease } from '#/device/release.ts';
import type { Room } from '#/features/gallery/room.ts';
import { ago, longText, shipments } from '#/features/gallery/samples.ts';
import { LiveMark } from '#/features/shell/LiveMark.tsx';
import { ReleaseNotice } from '#/features/shell/ReleaseNotice.tsx';
import { CachedNotice } from '#/parts/CachedNotice.tsx';
import { CountProgress } from '#/parts/CountProgress.tsx';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { Freshness } from '#/parts/Freshness.tsx';
import { IgnoredSettings } from '#/parts/IgnoredSettings.tsx';
import { PageError } from '#/parts/PageError.tsx';
import { ReadAge } from '#/parts/ReadAge.tsx';
import { Unread } from '#/parts/Unread.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { fleetOf } from '#/test/samples/changes.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { Button } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { TableSkeleton } from '#/ui/TableSkeleton.tsx';

const nothing = () => undefined;
const failures: readonly ApiErrorKind[] = ['offline', 'rateLimited', 'serverError', 'featureNotEnabled'];
const offline = errorWords(new ApiError({ kind: 'offline' }));
const age = { what: 'list', problem: null, refreshing: false, onRefresh: nothing };
const cached = (milliseconds: number) => fleetOf(shipments, { cached: 'sure', readAt: ago(milliseconds) });
const part = fleetOf(shipments, { complete: false, total: 300 });

export const statesRoom: Room = {
  id: 'states',
  title: 'Loading, empty, stale, failed',
  specimens: [
    {
      files: ['src/ui/Skeleton.tsx', 'src/ui/TableSkeleton.tsx'],
      states: {
        loading: <Skeleton className="h-7 w-56" />,
        'loading a table': (
          <TableSkeleton cells={['h-5 w-16', 'h-9 flex-1', 'h-9 w-36 max-md:hidden', 'h-9 w-28']} />
        ),
      },
    },
    {
      files: ['src/parts/EmptyState.tsx'],
      states: {
        empty: (
          <EmptyState title="Nothing here">
            <p>Why there is nothing, and what to do.</p>
            <Button>Do it</Button>
          </EmptyState>
        ),
        'long text': (
          <EmptyState title={longText}>
            <p>{longText}</p>
          </EmptyState>
        ),
      },
    },
    {
      files: ['src/parts/ErrorPanel.tsx', 'src/parts/PageError.tsx'],
      states: {
        ...Object.fromEntries(
          failures.map((kind) => [
            kind,
            <ErrorPanel key={kind} words={errorWords(new ApiError({ kind }))} onRetry={nothing} />,
          ]),
        ),
        'long text': <ErrorPanel words={{ title: longText, why: longText, next: longText }} />,
        'above a list': <PageError words={offline} onRetry={nothing} />,
      },
    },
    {
      files: ['src/parts/ReadAge.tsx', 'src/features/shell/LiveMark.tsx'],
      states: {
        loading: <ReadAge {...age} at={null} refreshing />,
        fresh: <ReadAge {...age} at={ago(3 * minute)} />,
        live: <ReadAge {...age} at={ago(3 * minute)} live={<LiveMark />} />,
        refreshing: <ReadAge {...age} at={ago(3 * minute)} refreshing />,
        stale: <ReadAge {...age} at={ago(2 * hour)} stale />,
        cached: <ReadAge {...age} at={ago(2 * hour)} cached />,
        'out of date': <ReadAge {...age} at={ago(9 * day)} cached outOfDate />,
        offline: <ReadAge {...age} at={ago(hour)} problem={offline.title} />,
        'long text': <ReadAge {...age} at={ago(hour)} problem={longText} />,
      },
    },
    {
      files: ['src/parts/CachedNotice.tsx'],
      states: {
        offline: <CachedNotice fleet={cached(hour)} failed />,
        'out of date': <CachedNotice fleet={cached(9 * day)} failed={false} />,
      },
    },
    {
      files: ['src/parts/Freshness.tsx'],
      states: {
        'at every age': (
          <div className="gallery-row text-sm">
            <Freshness at={ago(0)} />
            <Freshness at={ago(40_000)} />
            <Freshness at={ago(3 * hour)} />
            <Freshness at={ago(9 * day)} />
            <Freshness at={null} />
          </div>
        ),
      },
    },
    {
      files: ['src/parts/CountProgress.tsx'],
      states: {
        loading: <CountProgress fleet={undefined} failed={false} count={0} words="" />,
        'in part': <CountProgress fleet={part} failed={false} count={3} words="by priority" />,
        complete: <CountProgress fleet={fleetOf(shipments)} failed={false} count={5} words="by priority" />,
        unread: (
          <CountProgress fleet={fleetOf(shipments)} failed={false} count={5} words="by priority" faulty={2} />
        ),
      },
    },
    { files: ['src/parts/Unread.tsx'], states: { 'one, several': <Several /> } },
    {
      files: ['src/parts/IgnoredSettings.tsx'],
      states: {
        'an address of another version': ignored(['“colour” is not a setting of this version.']),
        'long text': ignored([longText, `${longText}.`]),
      },
    },
    {
      files: ['src/features/shell/ReleaseNotice.tsx'],
      states: { 'update available': <UpdateAvailable /> },
    },
  ],
};

function UpdateAvailable() {
  useEffect(() => useRelease.setState({ take: nothing }), []);
  return <ReleaseNotice />;
}

function Several() {
  return (
    <>
      <Unread count={1} one="record" />
      <Unread count={1_200} one="event" />
    </>
  );
}

function ignored(words: readonly string[]) {
  return (
    <IgnoredSettings words={words}>
      {({ look, content }) => (
        <Link to="/shipments" {...look}>
          {content}
        </Link>
      )}
    </IgnoredSettings>
  );
}
