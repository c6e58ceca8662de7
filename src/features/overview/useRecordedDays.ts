import { useEffect, useMemo } from 'react';
import { changeFigureHistory, loadFigureHistory, useFigureHistory } from '#/device/figureHistory.ts';
import type { OverviewQuestion } from '#/domain/overview/figure.ts';
import { countsOf, type DayCounts, isHistoryOf, withDay } from '#/domain/overview/history.ts';
import { type Overview, overview } from '#/domain/overview/overview.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';

interface AnsweredOverview extends Overview {
  /** What it was counted of: the account may have grown meanwhile. */
  readonly question: OverviewQuestion;
}

export function* answerOverview(
  question: OverviewQuestion,
): Generator<undefined, AnsweredOverview, undefined> {
  return { ...(yield* overview(question)), question };
}

const none: readonly DayCounts[] = [];

/** The figures that this device has of the last days. Those of today are recorded once all of the account is loaded and counted. */
export function useRecordedDays(
  fleet: Fleet | undefined,
  found: AnsweredOverview | null,
): readonly DayCounts[] {
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
