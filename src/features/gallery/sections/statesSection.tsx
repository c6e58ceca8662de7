import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { ApiError, type ApiErrorKind } from '#/data/http/errors.ts';
import { useRelease } from '#/device/release.ts';
import { ago, longText, shipments } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { AgeDot } from '#/features/shell/AgeDot.tsx';
import { LiveMark } from '#/features/shell/LiveMark.tsx';
import { ReleaseNotice } from '#/features/shell/ReleaseNotice.tsx';
import { listAge } from '#/features/shell/words.ts';
import { unreadEvents } from '#/features/shipment/words.ts';
import { counted } from '#/language/plural.ts';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { Unread } from '#/parts/lists/Unread.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { SaveCsv } from '#/parts/pages/SaveCsv.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { ReadAge } from '#/parts/time/ReadAge.tsx';
import { fleetOf } from '#/test/samples/changes.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { Button } from '#/ui/Button.tsx';
import * as pictures from '#/ui/icons/pictures.tsx';
import { Loading } from '#/ui/states/Loading.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';

const nothing = () => undefined;
const failures: readonly ApiErrorKind[] = ['offline', 'rateLimited', 'serverError', 'featureNotEnabled'];
const offline = describeError(new ApiError({ kind: 'offline' }));
const age = { words: listAge, problem: null, refreshing: false, onRefresh: nothing };
const cached = (milliseconds: number) => fleetOf(shipments, { cached: 'sure', readAt: ago(milliseconds) });
const part = fleetOf(shipments, { complete: false, total: 300 });

export const statesSection: GallerySection = {
  id: 'states',
  title: 'Loading, empty, stale, failed',
  specimens: [
    {
      files: ['src/ui/states/Skeleton.tsx', 'src/ui/states/Loading.tsx', 'src/ui/states/TableSkeleton.tsx'],
      states: {
        loading: <Skeleton className="h-7 w-56" />,
        'loading a part': <Loading label="Loading the contacts" className="h-24 w-full" />,
        'loading a table': (
          <TableSkeleton cells={['h-5 w-16', 'h-9 flex-1', 'h-9 w-36 max-md:hidden', 'h-9 w-28']} />
        ),
      },
    },
    {
      files: ['src/parts/pages/EmptyState.tsx', 'src/ui/icons/pictures.tsx'],
      states: {
        'nothing yet': (
          <EmptyState title="No webhooks yet" picture={<pictures.WebhooksPicture />}>
            <p>What will be here, and what it is good for:</p>
            <ul className="list-disc pl-4">
              <li>one use</li>
              <li>another</li>
            </ul>
            <Button look="primary">New webhook</Button>
          </EmptyState>
        ),
        'every picture': (
          <div className="gallery-row">
            {Object.entries(pictures).map(([name, Picture]) => (
              <Picture key={name} />
            ))}
          </div>
        ),
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
      files: ['src/parts/pages/ErrorPanel.tsx', 'src/parts/pages/PageError.tsx'],
      states: {
        ...Object.fromEntries(
          failures.map((kind) => [
            kind,
            <ErrorPanel key={kind} words={describeError(new ApiError({ kind }))} onRetry={nothing} />,
          ]),
        ),
        'long text': <ErrorPanel words={{ title: longText, why: longText, next: longText }} />,
        'above a list': <PageError words={offline} onRetry={nothing} />,
      },
    },
    {
      files: ['src/parts/time/ReadAge.tsx', 'src/features/shell/LiveMark.tsx'],
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
      files: ['src/features/shell/AgeDot.tsx', 'src/features/shell/HeadPanel.tsx'],
      states: {
        'live, current, cached, out of date, not refreshed, refreshing': (
          <div className="gallery-row">
            <AgeDot {...age} at={ago(3 * minute)} live={<LiveMark />} />
            <AgeDot {...age} at={ago(3 * minute)} />
            <AgeDot {...age} at={ago(2 * hour)} cached />
            <AgeDot {...age} at={ago(9 * day)} cached outOfDate />
            <AgeDot {...age} at={ago(hour)} problem={offline.title} />
            <AgeDot {...age} at={ago(hour)} refreshing />
          </div>
        ),
      },
    },
    {
      files: ['src/parts/pages/SaveCsv.tsx'],
      states: {
        'of a table': (
          <SaveCsv
            label="Save CSV"
            name="carriers"
            table={() => ({ headings: ['Carrier'], rows: [['MSC']], sheet: 'Carriers' })}
          />
        ),
      },
    },
    {
      files: ['src/parts/pages/ListNotices.tsx'],
      states: {
        offline: <ListNotices fleet={cached(hour)} failure={offline} onRetry={nothing} />,
        'out of date': <ListNotices fleet={cached(9 * day)} failure={null} onRetry={nothing} />,
      },
    },
    {
      files: ['src/parts/time/Freshness.tsx'],
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
      files: ['src/parts/lists/CountProgress.tsx'],
      states: {
        loading: (
          <CountProgress
            fleet={undefined}
            failed={false}
            count={0}
            counted={(count) => counted(count, 'container')}
            words=""
          />
        ),
        'in part': (
          <CountProgress
            fleet={part}
            failed={false}
            count={3}
            counted={(count) => counted(count, 'container')}
            words="by priority"
          />
        ),
        complete: (
          <CountProgress
            fleet={fleetOf(shipments)}
            failed={false}
            count={5}
            counted={(count) => counted(count, 'container')}
            words="by priority"
          />
        ),
        unread: (
          <CountProgress
            fleet={fleetOf(shipments)}
            failed={false}
            count={5}
            counted={(count) => counted(count, 'container')}
            words="by priority"
            rejected={2}
          />
        ),
      },
    },
    { files: ['src/parts/lists/Unread.tsx'], states: { 'one, several': <Several /> } },
    {
      files: ['src/parts/lists/IgnoredSettings.tsx'],
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
      <Unread count={1} />
      <Unread count={1_200} words={unreadEvents} />
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
