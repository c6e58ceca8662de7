import './morning.css';
import { getRouteApi } from '@tanstack/react-router';
import { describeError } from '#/data/cache/describeError.ts';
import { nothingYet } from '#/data/fleet/planRows.ts';
import { usePreferences } from '#/device/preferences.ts';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { Unread } from '#/parts/lists/Unread.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { FirstPageButton } from '#/parts/pages/FirstPageButton.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { printedPart } from '#/ui/Printed.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { ArrivalsPanel } from './ArrivalsPanel.tsx';
import { AskPanel } from './AskPanel.tsx';
import { FetchPanel } from './FetchPanel.tsx';
import { NewsPanel } from './NewsPanel.tsx';
import { SumStrip } from './SumStrip.tsx';
import { useMorning } from './useMorning.ts';
import { WaitsPanel } from './WaitsPanel.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/morning');
/** On paper, a list takes the place of the page. */
const PrintedMorning = printedPart(() => import('./MorningSheet.tsx'), 'MorningSheet');

/** What today costs, whom to ask, what to fetch, what arrives and what changed: in the order in which it is done. */
export function MorningPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const morning = useMorning(api);
  const { fleet, rejected, today, plan, asks, stops, arrivals, snapshot } = morning;
  const order = usePreferences((preferences) => preferences.dateOrder);
  const title = words.titleOf(today, order);
  // What no rule can judge is the same for both.
  const unread = Math.max(rejected, plan.rejected);
  const isPartial = fleet.data?.complete !== true;
  const isFetchWaiting = plan === nothingYet;
  const fetched = stops.reduce((sum, { rows }) => sum + rows.length, 0);
  const vessels = arrivals.filter(({ leg }) => leg === 'port').length;
  const isNothing =
    !isPartial && !isFetchWaiting && asks.open.length + asks.done.length === 0 && fetched === 0;

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto" data-scroll-restoration-id="morning">
      <title>{`${pageLabels.morning} · Landfall`}</title>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 pt-3 pb-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title font-semibold">{title}</h1>
          {fleet.data && (
            <p className="text-sm text-ink-soft">
              {words.summary({ asks: asks.open.length, fetched, vessels }, isPartial)}{' '}
              {snapshot && (
                <>
                  {words.comparedWith} <InstantTime at={snapshot.reviewedAt} />
                  {words.comparedAfter[snapshot.cause]}
                </>
              )}
            </p>
          )}
          {isPartial ? (
            <CountProgress
              fleet={fleet.data}
              failed={fleet.isError}
              count={asks.open.length}
              one="message"
              many="messages"
              words=""
              rejected={unread}
            />
          ) : (
            <Unread count={(fleet.data?.skipped ?? 0) + unread} one="record" />
          )}
        </div>
        <div className="flex items-center gap-2">
          {fleet.data && (
            <Button className="max-md:hidden" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          <FirstPageButton page="morning" />
        </div>
      </div>
      <ListNotices
        fleet={fleet.data}
        failure={fleet.error && describeError(fleet.error)}
        onRetry={() => void fleet.refetch()}
      />
      {fleet.data ? (
        <div className="space-y-4 px-4 pb-4">
          <SumStrip sums={morning.sums} avoided={morning.avoided} />
          <div className="morning-parts grid items-start gap-4">
            {isNothing ? (
              <div className="card" style={{ gridArea: 'ask' }}>
                <EmptyState heading="h2" title={words.nothing}>
                  <p>{words.nothingText}</p>
                </EmptyState>
              </div>
            ) : (
              <AskPanel morning={morning} isPartial={isPartial} />
            )}
            <div className="morning-side flex min-w-0 flex-col gap-4" style={{ gridArea: 'side' }}>
              {!isNothing && <FetchPanel stops={stops} isPartial={isPartial} isWaiting={isFetchWaiting} />}
              <ArrivalsPanel arrivals={arrivals} isPartial={isPartial} />
            </div>
            <NewsPanel {...morning} />
            {morning.waiting.length > 0 && <WaitsPanel messages={morning.waiting} />}
          </div>
          <PrintedMorning title={title} morning={morning} />
        </div>
      ) : (
        fleet.isPending && <TableSkeleton cells={['h-5 w-40', 'h-4 flex-1', 'h-4 w-32', 'h-8 w-28']} />
      )}
    </div>
  );
}
