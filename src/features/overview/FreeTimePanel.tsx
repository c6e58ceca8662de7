import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { addUp, type Sum } from '#/domain/charges/sums.ts';
import { type FreeTimeOverview, type FreeTimeRow, projectedDays } from '#/domain/overview/freeTimeAhead.ts';
import { freeTimeHeadings as headings } from '#/files/headingWords.ts';
import { comma } from '#/language/punctuation.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import type { FileHeadings } from '#/parts/files/saveForPrograms.ts';
import { countSoFar } from '#/parts/words.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { Button } from '#/ui/Button.tsx';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import { describeSums } from '#/wording/charges.ts';
import { containerName } from '#/wording/containerName.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { ChartPanel } from './ChartPanel.tsx';
import * as words from './words.ts';

const few = 8;
const step = 40;
/** More belong into the list. */
const limit = 88;

/** A row for each container that waits: free days left, or days past, and what they cost. */
export function FreeTimePanel({
  freeTime,
  isPartial,
  hasTariffs,
  dayName,
}: {
  freeTime: FreeTimeOverview;
  isPartial: boolean;
  hasTariffs: boolean;
  dayName: (day: CalendarDay) => string;
}) {
  const [size, setSize] = useState(few);
  const { rows, all, past, near, known, waiting, soFar, projected } = freeTime;
  const shown = rows.slice(0, size);
  const more = Math.min(step, limit - size, rows.length - size);
  const count = (one: number) => countSoFar(one, isPartial);
  return (
    <ChartPanel
      title={words.freeTimeTitle}
      finding={
        rows.length === 0
          ? words.noFreeTime
          : words.freeTimeFinding(
              words.containers(past.count, isPartial),
              past.count === 1,
              count(near.count),
            )
      }
      file={[words.freeTimeFile, (named) => freeTimeFile(rows, named.freeTime)]}
      missing={
        <>
          {words.freeDayKnown}{' '}
          <FigureLink figure={known} className="underline">
            {count(known.count)}
          </FigureLink>{' '}
          <FigureLink figure={waiting} className="underline">
            {words.ofOnLand(words.containers(waiting.count, isPartial))}
          </FigureLink>
        </>
      }
    >
      {hasTariffs ? (
        soFar.length + projected.length > 0 && (
          <p className="text-sm text-ink-soft">
            {[soFar.length > 0 ? words.costSoFar(soFar) : null, words.costProjected(projected, projectedDays)]
              .filter((part) => part !== null)
              .join(comma)}
          </p>
        )
      ) : (
        <p className="text-sm text-ink-soft">
          {words.noTariffs}{' '}
          <Link to="/settings/tariffs" className="underline underline-offset-2">
            {words.addTariff}
          </Link>
        </p>
      )}
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <Table
            look="panel"
            columns={[...dayColumns(axisOf(rows), dayName), ...(hasTariffs ? costColumns : [])]}
            rows={shown}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {more > 0 && (
          <Button look="bare" className="-ml-2" onClick={() => setSize(size + step)}>
            {words.moreRows(more)}
          </Button>
        )}
        {rows.length > few && (
          <FigureLink
            figure={all}
            className="inline-flex h-7 items-center px-2 font-medium text-accent max-md:min-h-11"
          >
            {words.showAllRows(count(all.count))}
          </FigureLink>
        )}
      </div>
    </ChartPanel>
  );
}

const dayColumns = (
  axis: number,
  dayName: (day: CalendarDay) => string,
): readonly TableColumn<FreeTimeRow>[] => [
  {
    key: 'container',
    heading: headings.container,
    isRowName: true,
    look: 'py-1 pr-2',
    cellLook: 'font-normal',
    cell: (row) => (
      <>
        <Link
          to="/shipments/$shipmentId"
          params={{ shipmentId: row.shipmentId }}
          search={{ container: row.container }}
          className="num block underline-offset-2 hover:underline"
        >
          {containerName(row)}
        </Link>
        <span className="block truncate text-xs text-ink-soft">{row.place}</span>
      </>
    ),
  },
  {
    key: 'bar',
    heading: null,
    isDrawing: true,
    look: 'w-32 px-2',
    cell: ({ daysLeft }) => <Bar days={daysLeft} axis={axis} />,
  },
  {
    key: 'freeDay',
    heading: headings.freeDay,
    look: 'px-2',
    cellLook: 'whitespace-nowrap',
    cell: ({ daysLeft, lastFreeDay }) => (
      <>
        <span className={daysLeft < 0 ? 'block font-medium text-problem' : 'block font-medium'}>
          {daysLeftCount(daysLeft)}
        </span>
        <span className="block text-xs text-ink-soft">{dayName(lastFreeDay)}</span>
      </>
    ),
  },
];

const money = (sums: readonly Sum[]) => (sums.length > 0 ? describeSums(sums) : '–');

const costColumns: readonly TableColumn<FreeTimeRow>[] = [
  {
    key: 'soFar',
    heading: headings.soFar,
    align: 'end',
    look: 'px-2',
    cell: ({ soFar }) => money(soFar),
  },
  {
    key: 'projected',
    heading: headings.projected(projectedDays),
    align: 'end',
    look: 'pl-2',
    cell: ({ projected }) => money(projected),
  },
];

/** Where the last free day stands in the bars: at an edge where all of them are on one side of it. */
function axisOf(rows: readonly FreeTimeRow[]): number {
  const isPast = rows.some(({ daysLeft }) => daysLeft < 0);
  return isPast && rows.some(({ daysLeft }) => daysLeft > 0) ? 0.5 : isPast ? 1 : 0;
}

/** Longer ones are cut, so that a forgotten container does not hide the others. */
const longestBar = 14;

/** Days past to the left of the last free day, days left to its right. */
function Bar({ days, axis }: { days: number; axis: number }) {
  const side = axis === 0.5 ? 0.5 : 1;
  const size = (Math.min(Math.abs(days), longestBar) / longestBar) * side;
  const percent = (part: number) => `${part * 100}%`;
  const from = days < 0 ? axis - size : axis;
  const isCut = Math.abs(days) > longestBar;
  return (
    <svg width="100%" height={20} className="block">
      <rect
        x={percent(from)}
        y={5}
        width={percent(size)}
        height={10}
        fill={days < 0 ? 'var(--problem-solid)' : days <= 3 ? 'var(--attention-solid)' : 'var(--rest-solid)'}
      />
      {isCut &&
        [0.12, 0.2].map((part) => (
          <rect
            key={part}
            x={percent(days < 0 ? from + part * size : from + (1 - part) * size)}
            y={3}
            width={2}
            height={14}
            fill="var(--surface)"
          />
        ))}
      <line
        x1={percent(axis)}
        x2={percent(axis)}
        y1={0}
        y2={20}
        stroke="var(--line-strong)"
        strokeWidth={2}
      />
    </svg>
  );
}

/** A currency has columns of its own: sums of several are never added up. */
function freeTimeFile(rows: readonly FreeTimeRow[], named: FileHeadings['freeTime']) {
  const currencies = addUp(rows.flatMap(({ soFar, projected }) => [...soFar, ...projected])).map(
    ({ currency }) => currency,
  );
  const amount = (sums: readonly Sum[], currency: string) => {
    const sum = sums.find((one) => one.currency === currency);
    return sum ? sum.amount / 100 : null;
  };
  return {
    headings: [
      named.container,
      named.place,
      named.freeDay,
      named.left,
      ...currencies.flatMap((currency) => [
        `${named.soFar} (${currency})`,
        `${named.projected(projectedDays)} (${currency})`,
      ]),
    ],
    rows: rows.map((row) => [
      containerName(row),
      row.place,
      row.lastFreeDay,
      row.daysLeft,
      ...currencies.flatMap((currency) => [amount(row.soFar, currency), amount(row.projected, currency)]),
    ]),
    sheet: words.freeTimeTitle,
  };
}
