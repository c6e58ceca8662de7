import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { comparisonQuery } from '#/data/changes/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { useCounted } from '#/data/fleet/useCounted.ts';
import { changeFigureHistory, loadFigureHistory, useFigureHistory } from '#/device/figureHistory.ts';
import { useTariffs } from '#/device/tariffs.ts';
import type { OverviewQuestion } from '#/domain/overview/figure.ts';
import { countsOf, type DayCounts, isHistoryOf, withDay } from '#/domain/overview/history.ts';
import { type Overview, overview } from '#/domain/overview/overview.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import { formatMoment } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { PickupsPicture } from '#/ui/icons/pictures.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { containerCount } from '#/wording/counts.ts';
import { ArrivalsPanel } from './ArrivalsPanel.tsx';
import { FreeTimePanel } from './FreeTimePanel.tsx';
import { NowFigures } from './NowFigures.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/overview');

/** The fleet in figures: what presses now, what arrives, what free time is left, and where the containers are. */
export function OverviewPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data: fleet, error, isError, isPending, refetch } = useQuery(fleetQuery(api));
  const comparison = useQuery({ ...comparisonQuery, enabled: fleet !== undefined }).data;
  const book = useTariffs();
  // An estimate becomes overdue at any minute, here as in the list.
  const now = instant(useNow(minute));
  const shipments = fleet?.shipments;
  const byShipment = comparison?.fleet?.complete === true ? comparison.byShipment : undefined;
  const question = useMemo(
    (): OverviewQuestion | null =>
      shipments
        ? {
            shipments,
            book,
            changed: byShipment ? new Set(byShipment.keys()) : null,
            now,
            today: localDay(now, viewerZone()),
          }
        : null,
    [shipments, book, byShipment, now],
  );
  const found = useCounted(question, answerOverview);
  const days = useRecordedDays(fleet, found);
  const format = useFormatOptions();
  const dayName = (day: CalendarDay) => formatMoment({ kind: 'day', day }, format).date;
  const isPartial = fleet?.complete === false;
  const isEmpty = fleet?.complete === true && found?.all.count === 0;
  const hasTariffs = book.tariffs.some(({ isOn }) => isOn);

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <PageHead title={pageLabels.overview}>
        <CountProgress
          fleet={fleet}
          failed={isError}
          count={found?.all.count ?? 0}
          counted={containerCount}
          words={words.order}
          rejected={found?.rejected}
        />
        {found && !isEmpty && (
          <Button className="ml-auto max-md:hidden" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </PageHead>
      <ListNotices fleet={fleet} failure={error && describeError(error)} onRetry={() => void refetch()} />
      {found && !isEmpty && (
        <div className="space-y-4 px-4 pb-4" aria-busy={isPartial}>
          <NowFigures
            figures={found.now}
            isPartial={isPartial}
            days={days}
            today={found.question.today}
            dayName={dayName}
          />
          <div className="grid gap-4 xl:grid-cols-[3fr_2fr]">
            <ArrivalsPanel arrivals={found.arrivals} isPartial={isPartial} dayName={dayName} />
            <FreeTimePanel
              freeTime={found.freeTime}
              isPartial={isPartial}
              hasTariffs={hasTariffs}
              dayName={dayName}
            />
          </div>
          <PlacesPanel places={found.places} isPartial={isPartial} />
        </div>
      )}
      {isEmpty && (
        <EmptyState heading="h2" title={words.empty.title} picture={<PickupsPicture />}>
          <p>{words.empty.text}</p>
          <Link to="/track" className={buttonClasses()}>
            {words.empty.link}
          </Link>
        </EmptyState>
      )}
      {!found && (isPending || fleet !== undefined) && (
        <TableSkeleton cells={['h-4 w-40', 'h-4 flex-1', 'h-4 w-32']} />
      )}
    </div>
  );
}

interface AnsweredOverview extends Overview {
  /** What it was counted of: the account may have grown meanwhile. */
  readonly question: OverviewQuestion;
}

function* answerOverview(question: OverviewQuestion): Generator<undefined, AnsweredOverview, undefined> {
  return { ...(yield* overview(question)), question };
}

const none: readonly DayCounts[] = [];

/** The figures that this device has of the last days. Those of today are recorded once all of the account is loaded and counted. */
function useRecordedDays(fleet: Fleet | undefined, found: AnsweredOverview | null): readonly DayCounts[] {
  useEffect(() => void loadFigureHistory(), []);
  useEffect(() => {
    if (!fleet?.complete || fleet.cached || found?.question.shipments !== fleet.shipments) return;
    const { shipments, today } = found.question;
    // A page that is open over midnight without a network still has the list of the day before.
    const isOfToday = fleet.readAt !== null && localDay(fleet.readAt, viewerZone()) === today;
    if (shipments.length === 0 || !isOfToday) return;
    const entry = { day: today, counts: countsOf(found.now) };
    void changeFigureHistory((history) => withDay(history, entry, { shipments, today }));
  }, [fleet, found]);
  const history = useFigureHistory();
  const shipments = fleet?.shipments;
  return useMemo(
    () => (shipments && isHistoryOf(history, shipments) ? history.days : none),
    [history, shipments],
  );
}
