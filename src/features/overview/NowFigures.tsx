import { type DayCounts, type Trend, trendOf } from '#/domain/overview/history.ts';
import type { NowFigure, NowKind } from '#/domain/overview/now.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import { FigureStrip } from '#/links/FigureStrip.tsx';
import { countSoFar } from '#/parts/words.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { describeFees } from '#/wording/money.ts';
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

/** Of a day, in units of the drawing, and how high it is. */
const [step, height, edge] = [8, 20, 2];

/**
 * A number for each day as a small line, from 0 up. A day without one is a gap, and one alone between gaps a dot. What it
 * says stands beside it in text.
 */
function Sparkline({ counts }: { counts: readonly (number | null)[] }) {
  const top = Math.max(1, ...counts.map((count) => count ?? 0));
  const width = (counts.length - 1) * step + 2 * edge;
  const line = counts.map((count, at) => {
    if (count === null) return '';
    const point = `${edge + at * step} ${(height - edge - (count / top) * (height - 2 * edge)).toFixed(1)}`;
    // A line of no length is drawn as its round end.
    return (counts[at - 1] ?? null) === null ? `M${point}h0` : `L${point}`;
  });
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full max-w-28 text-ink-soft">
      <path
        d={line.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
