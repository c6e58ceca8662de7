import { useState } from 'react';
import {
  type ArrivalsOverview,
  arrivalsBetween,
  arrivalsOf,
  type ArrivalsOfDay,
  type PortArrivals,
} from '#/domain/overview/arrivalsAhead.ts';
import type { Figure } from '#/domain/overview/figure.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { axisDay } from '#/time/axisDay.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { Button } from '#/ui/Button.tsx';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import * as words from './words.ts';

const fewPorts = 5;
/** Of a column of counts. */
const counts = { align: 'end', look: 'px-2 py-1 whitespace-nowrap' } as const;

/** By port and week. */
export function PortsTable({ arrivals: { ports, everywhere: all } }: { arrivals: ArrivalsOverview }) {
  const format = useFormatOptions();
  const [isWhole, setWhole] = useState(false);
  if (ports.length === 0) return null;
  const weekStarts = all.days.flatMap(({ day }, at) => (at % 7 === 0 ? day : []));
  const shown = isWhole ? ports : ports.slice(0, fewPorts);
  const columns: readonly TableColumn<PortArrivals>[] = [
    {
      key: 'port',
      heading: words.port,
      isRowName: true,
      look: 'sticky left-0 bg-surface py-1 pr-2 whitespace-nowrap',
      cellLook: 'font-medium',
      cell: ({ label }) => label,
    },
    ...weekStarts.map((day, at) => ({
      ...counts,
      key: day,
      heading: (
        <>
          <span className="sr-only">{words.weekFrom}</span> {axisDay(day, format)}
        </>
      ),
      cell: ({ weeks }: PortArrivals) => countLink(weeks[at]),
    })),
    { ...counts, key: 'total', heading: words.total, cell: ({ total }) => countLink(total) },
  ];
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={words.arrivalsTitle}>
      <Table look="panel" columns={columns} rows={shown} keyOf={({ port }) => port} />
      {ports.length > fewPorts && (
        <Button look="bare" className="-ml-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAllPorts(ports.length)}
        </Button>
      )}
    </div>
  );
}

const countLink = (figure: Figure | undefined) =>
  figure && figure.count > 0 ? <FigureLink figure={figure}>{figure.count}</FigureLink> : '–';

const dayLink = (figure: Figure) => (
  <FigureLink figure={figure} className="underline">
    {figure.count}
  </FigureLink>
);

/** The chart as a table: the days on which something arrives. */
export function DaysTable({
  arrivals,
  port,
  dayName,
}: {
  arrivals: ArrivalsOverview;
  port: PortArrivals | undefined;
  dayName: (day: CalendarDay) => string;
}) {
  const { days } = port ?? arrivals.everywhere;
  const shown = days.flatMap((one, at) => (arrivalsOf(one) === 0 ? [] : { ...one, at }));
  const columns: readonly TableColumn<(typeof shown)[number]>[] = [
    {
      key: 'day',
      heading: words.day,
      isRowName: true,
      look: 'py-1',
      cellLook: 'font-medium',
      cell: ({ day }) => dayName(day),
    },
    ...(['onTime', 'slipped', 'unknown'] as const).map((kind) => ({
      ...counts,
      key: kind,
      heading: words.arrivalKinds[kind],
      cell: (one: ArrivalsOfDay) => one[kind],
    })),
    {
      ...counts,
      key: 'total',
      heading: words.total,
      cell: ({ at }) => dayLink(arrivalsBetween(days, at, at, port?.port)),
    },
  ];
  return (
    <div className="relative max-h-96 overflow-auto" role="region" aria-label={words.daysOfArrival}>
      <Table look="panel" columns={columns} rows={shown} keyOf={({ day }) => day} />
    </div>
  );
}
