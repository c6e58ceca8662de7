import { useState } from 'react';
import {
  type ArrivalsOverview,
  arrivalsBetween,
  arrivalsOf,
  type PortArrivals,
} from '#/domain/overview/arrivals.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { axisDay } from '#/time/axisDay.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

const fewPorts = 5;
const cell = 'px-2 py-1 text-right whitespace-nowrap';

/** By port and week. */
export function PortsTable({ arrivals: { ports, everywhere: all } }: { arrivals: ArrivalsOverview }) {
  const format = useFormatOptions();
  const [isWhole, setWhole] = useState(false);
  if (ports.length === 0) return null;
  const weekStarts = all.days.flatMap(({ day }, at) => (at % 7 === 0 ? day : []));
  const shown = isWhole ? ports : ports.slice(0, fewPorts);
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={words.arrivalsTitle}>
      <table className="w-full text-sm">
        <thead>
          <tr className="eyebrow border-b border-line text-right">
            <th scope="col" className="sticky left-0 bg-surface py-1 pr-2 text-left whitespace-nowrap">
              {words.port}
            </th>
            {weekStarts.map((day) => (
              <th key={day} scope="col" className={cell}>
                <span className="sr-only">{words.weekFrom}</span> {axisDay(day, format)}
              </th>
            ))}
            <th scope="col" className={cell}>
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ port, label, weeks, total }) => (
            <tr key={port} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="sticky left-0 bg-surface py-1 pr-2 text-left whitespace-nowrap font-medium"
              >
                {label}
              </th>
              {[...weeks, total].map((figure, at) => (
                <td key={`${port} ${at}`} className={cell}>
                  {figure.count > 0 ? <FigureLink figure={figure}>{figure.count}</FigureLink> : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ports.length > fewPorts && (
        <Button look="bare" className="-ml-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAllPorts(ports.length)}
        </Button>
      )}
    </div>
  );
}

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
  return (
    <div className="relative max-h-96 overflow-auto" role="region" aria-label={words.daysOfArrival}>
      <table className="w-full text-sm">
        <thead>
          <tr className="eyebrow border-b border-line text-right">
            <th scope="col" className="py-1 text-left">
              {words.day}
            </th>
            {Object.values(words.arrivalKinds).map((label) => (
              <th key={label} scope="col" className={cell}>
                {label}
              </th>
            ))}
            <th scope="col" className={cell}>
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((one, at) =>
            arrivalsOf(one) === 0 ? null : (
              <tr key={one.day} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-medium">
                  {dayName(one.day)}
                </th>
                {[one.onTime, one.slipped, one.unknown].map((count, kind) => (
                  <td key={`${one.day} ${kind}`} className={cell}>
                    {count}
                  </td>
                ))}
                <td className={cell}>
                  <FigureLink figure={arrivalsBetween(days, at, at, port?.port)} className="underline">
                    {arrivalsOf(one)}
                  </FigureLink>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
