import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  type ArrivalsOverview,
  arrivalsBetween,
  arrivalsOf,
  busiestPort,
  weeksAhead,
  weeksBefore,
} from '#/domain/overview/arrivalsAhead.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import type { FileHeadings } from '#/parts/files/saveForPrograms.ts';
import { countSoFar } from '#/parts/words.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { ArrivalsChart, type DaySelection } from './ArrivalsChart.tsx';
import { DaysTable, PortsTable } from './ArrivalsTables.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import * as words from './words.ts';

const everywhere = '';

/** Arrivals by day and port for the weeks ahead. */
export function ArrivalsPanel({
  arrivals,
  isPartial,
  dayName,
}: {
  arrivals: ArrivalsOverview;
  isPartial: boolean;
  dayName: (day: CalendarDay) => string;
}) {
  const navigate = useNavigate();
  const [port, setPort] = useState(everywhere);
  const [selection, setSelection] = useState<DaySelection | null>(null);
  const chosen = arrivals.ports.find((one) => one.port === port);
  const { days, total, slipped } = chosen ?? arrivals.everywhere;
  const count = (one: number) => words.containers(one, isPartial);
  const between = selection && [selection.anchor, selection.end].toSorted((a, b) => a - b);
  const [from = 0, to = 0] = between ?? [];
  const some = between && arrivalsBetween(days, from, to, chosen?.port);
  const name = (place: number) => (days[place] ? dayName(days[place].day) : '');
  return (
    <ChartPanel
      title={words.arrivalsTitle}
      finding={finding(arrivals, isPartial, dayName)}
      aside={
        arrivals.ports.length > 1 && (
          <Select
            label={words.portChoice}
            value={chosen ? port : everywhere}
            options={[
              { value: everywhere, label: words.allPorts },
              ...arrivals.ports.map((one) => ({ value: one.port, label: one.label })),
            ]}
            onChange={setPort}
          />
        )
      }
      table={<DaysTable arrivals={arrivals} port={chosen} dayName={dayName} />}
      file={[words.arrivalsFile, (headings) => arrivalsFile(arrivals, headings.arrivals)]}
      missing={<Missing arrivals={arrivals} isPartial={isPartial} />}
    >
      <p className="text-sm text-ink-soft" aria-live="polite">
        {some ? (
          <>
            <FigureLink figure={some} className="font-semibold text-accent underline">
              {words.daysSelected(count(some.count), words.fromTo(name(from), name(to)))}
            </FigureLink>{' '}
            <Button look="bare" onClick={() => setSelection(null)}>
              {words.clearDays}
            </Button>
          </>
        ) : (
          <span className="inline-flex min-h-7 items-center gap-1">
            <span>
              <FigureLink figure={total} className="font-semibold text-ink">
                {count(total.count)}
              </FigureLink>{' '}
              {words.inWeeksOfWhich(weeksAhead)}
              <FigureLink figure={slipped} className="font-semibold text-ink">
                {words.slippedCount(countSoFar(slipped.count, isPartial))}
              </FigureLink>
            </span>
          </span>
        )}
      </p>
      <ArrivalsChart
        days={days}
        selection={selection}
        onSelect={setSelection}
        onOpen={() => {
          if (some) void navigate({ to: '/shipments', search: some.search });
        }}
        dayName={dayName}
      />
      <PortsTable arrivals={arrivals} />
    </ChartPanel>
  );
}

function finding(
  arrivals: ArrivalsOverview,
  isPartial: boolean,
  dayName: (day: CalendarDay) => string,
): string {
  const last = arrivals.everywhere.days[6];
  const by = last ? dayName(last.day) : '';
  const busiest = busiestPort(arrivals);
  if (!busiest) return words.noArrivals(by);
  const count = busiest.weeks[0]?.count ?? 0;
  const sentence = words.arrivalsFinding(words.containers(count, isPartial), count === 1, busiest.label, by);
  // Half a container more is none.
  const more = busiest.usual ? Math.trunc(count - busiest.usual.median) : null;
  return isPartial || more === null ? sentence : `${sentence}${words.thanUsual(more)}`;
}

/** How many are known, and where the others are. */
function Missing({ arrivals, isPartial }: { arrivals: ArrivalsOverview; isPartial: boolean }) {
  const { expected, overdue, notReported, later, portNotReported } = arrivals;
  const busiest = busiestPort(arrivals);
  const notArrived = expected.count + overdue.count + notReported.count;
  const link = (figure: typeof expected, text: (count: string) => string): ReactNode =>
    figure.count > 0 && (
      <>
        {' · '}
        <FigureLink figure={figure} className="underline">
          {text(countSoFar(figure.count, isPartial))}
        </FigureLink>
      </>
    );
  return (
    <>
      {words.arrivalKnown}{' '}
      <FigureLink figure={expected} className="underline">
        {countSoFar(expected.count, isPartial)}
      </FigureLink>{' '}
      {words.ofNotArrived(words.containers(notArrived, isPartial))}
      {link(overdue, words.overdueCount)}
      {link(notReported, words.notReportedCount)}
      {link(later, (count) => words.laterCount(count, weeksAhead))}
      {portNotReported > 0 && ` · ${words.portMissing(portNotReported)}`}
      {!isPartial && busiest?.usual && (
        <span className="block">
          {words.usualWeek(busiest.label, busiest.usual.median, weeksBefore)}{' '}
          <FigureLink figure={busiest.usual.arrived} className="underline">
            {words.arrivedCount(words.containers(busiest.usual.arrived.count, false))}
          </FigureLink>
        </span>
      )}
    </>
  );
}

/** Every day and port on which something arrives. */
function arrivalsFile({ ports }: ArrivalsOverview, headings: FileHeadings['arrivals']) {
  return {
    headings: Object.values(headings),
    rows: ports.flatMap(({ label, days }) =>
      days
        .filter((one) => arrivalsOf(one) > 0)
        .map((one) => [one.day, label, one.onTime, one.slipped, one.unknown, arrivalsOf(one)]),
    ),
    sheet: words.arrivalsTitle,
  };
}
