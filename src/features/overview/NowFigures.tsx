import { describeFees } from '#/domain/exceptions/rowsMoney.ts';
import { type DayCounts, type Trend, trendOf } from '#/domain/overview/history.ts';
import type { NowFigure, NowKind } from '#/domain/overview/now.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import { FigureStrip } from '#/links/FigureStrip.tsx';
import { countSoFar } from '#/links/words.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { Sparkline } from './Sparkline.tsx';
import {
  changedSince,
  estimatedCost,
  nowLabels,
  nowTitle,
  recordedSince,
  reportedFees,
  trendText,
} from './words.ts';

/** What a figure says where it is not 0: money lost, about to be lost, or good news. */
const tones: Readonly<Record<NowKind, string>> = {
  cost: 'text-problem',
  past: 'text-problem',
  near: 'text-attention',
  hold: 'text-attention',
  ready: 'text-ready',
  arriving: 'text-vessel',
  overdue: 'text-attention',
  out: 'text-ink',
};

/** What presses now, in figures, each with how it went in the last days where this device has recorded that. */
export function NowFigures({
  figures,
  isPartial,
  days,
  today,
  dayName,
}: {
  figures: readonly NowFigure[];
  isPartial: boolean;
  /** What is recorded of the last days. */
  days: readonly DayCounts[];
  today: CalendarDay;
  /** A day as the screen writes it. */
  dayName: (day: CalendarDay) => string;
}) {
  const trends = new Map(figures.map(({ kind }) => [kind, trendOf(days, kind, today)]));
  const [since] = [...trends.values()].flatMap((trend) => trend?.since ?? []).toSorted();
  return (
    <div className="space-y-1">
      <FigureStrip
        label={nowTitle}
        isPartial={isPartial}
        figures={figures.map((figure) => ({
          id: figure.kind,
          count: figure.count,
          search: figure.search,
          label: nowLabels[figure.kind],
          tone: tones[figure.kind],
          beside: (
            <>
              <Beside figure={figure} isPartial={isPartial} />
              <History trend={trends.get(figure.kind) ?? null} today={today} dayName={dayName} />
            </>
          ),
        }))}
      />
      {since && <p className="text-xs text-ink-soft">{recordedSince(dayName(since))}</p>}
    </div>
  );
}

function History({
  trend,
  today,
  dayName,
}: {
  trend: Trend | null;
  today: CalendarDay;
  dayName: (day: CalendarDay) => string;
}) {
  if (!trend) return null;
  const { day } = trend.before;
  return (
    <div className="mt-auto pt-1">
      <Sparkline counts={trend.counts} />
      <p className="text-2xs text-ink-soft">
        {trendText(trend, day === addDays(today, -1) ? null : dayName(day))}
      </p>
    </div>
  );
}

function Beside({
  figure: { reported, estimated, changed },
  isPartial,
}: {
  figure: NowFigure;
  isPartial: boolean;
}) {
  return (
    <>
      {reported.length > 0 && <p className="text-xs text-ink-soft">{reportedFees(describeFees(reported))}</p>}
      {estimated.length > 0 && <p className="text-xs text-ink-soft">{estimatedCost(estimated)}</p>}
      {changed && changed.count > 0 && (
        <FigureLink figure={changed} className="relative z-1 text-xs text-ink-soft underline">
          {changedSince(countSoFar(changed.count, isPartial))}
        </FigureLink>
      )}
    </>
  );
}
