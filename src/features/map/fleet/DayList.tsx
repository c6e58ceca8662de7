import { memo, type ReactNode, useState } from 'react';
import type { ArrivalState } from '#/domain/arrival/arrivalState.ts';
import type { FleetDays, PlaceDay, TerminalDay } from '#/domain/fleetMap/day.ts';
import { type ArrivalCall, arrivalCalls } from '#/domain/fleetMap/dayArrival.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { useListInstant } from '#/features/map/time/usePlayback.ts';
import { projected } from '#/features/map/time/words.ts';
import { Time } from '#/parts/time/Time.tsx';
import { TimeRange } from '#/parts/time/TimeRange.tsx';
import { placeNotReported } from '#/parts/words.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { arrivalStateLabels } from '#/wording/arrival.ts';
import { containerCount } from '#/wording/counts.ts';
import { modeLabels } from '#/wording/route.ts';
import { vesselName } from '#/wording/vessels.ts';
import { BoxList } from './BoxList.tsx';
import { SelectLink } from './SelectLink.tsx';
import {
  arrivalsThatDay,
  dayLabel,
  freeTimeProjected,
  loadingShipments,
  nothingThatDay,
  describeFreeTime,
  fromVessel,
  staleCount,
  terminalNotReported,
  unnamedTerminal,
} from './words.ts';

const states: Readonly<Record<ArrivalCall['status'], ArrivalState>> = {
  actual: 'arrived',
  expected: 'expected',
  overdue: 'overdue',
};
const movingTones: Readonly<Record<ArrivalCall['mode'], Tone>> = {
  sea: 'vessel',
  rail: 'rail',
  land: 'neutral',
};

/** The arrivals at each terminal on the day shown, and free time that runs or ends then, in local days. */
export function DayList({
  days,
  playback,
  isLoading,
}: {
  days: FleetDays;
  playback: Playback;
  isLoading: boolean;
}) {
  const at = useListInstant(playback);
  const places = days.at(at);
  if (places.length === 0) {
    return (
      <p role="status" className="p-4 text-sm text-ink-soft">
        {isLoading ? loadingShipments : nothingThatDay}
      </p>
    );
  }
  // A shipment may reach its port and its inland place on one day.
  const arrivals = new Set(
    places.flatMap(({ terminals }) =>
      terminals.flatMap((one) => one.arrivals.map(({ shipment }) => shipment.id)),
    ),
  ).size;
  return (
    <>
      <p className="px-3 pt-2 text-sm text-ink-soft">
        {arrivalsThatDay(arrivals)}
        {places.some(({ tense }) => tense === 'future') && ` ${freeTimeProjected}`}
      </p>
      <ul aria-label={dayLabel} className="divide-y divide-line">
        {places.map((place) => (
          <PlaceDayItem key={place.key} day={place} />
        ))}
      </ul>
    </>
  );
}

/** Not rendered again while its day stays the same. */
const PlaceDayItem = memo(function PlaceDayItem({
  day: { key, place, day, tense, terminals },
}: {
  day: PlaceDay;
}) {
  return (
    <li className="space-y-2 px-3 py-2 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="relative">
          <SelectLink selection={{ kind: 'port', key }}>{placeName(place) ?? placeNotReported}</SelectLink>
        </h3>
        <span className="flex shrink-0 items-baseline gap-2 text-xs text-ink-soft">
          <Time moment={{ kind: 'day', day }} />
          {tense === 'future' && <Badge tone="attention">{projected}</Badge>}
        </span>
      </div>
      <ul className="space-y-2">
        {terminals.map((terminal) => (
          <TerminalDayItem key={terminal.key} terminal={terminal} />
        ))}
      </ul>
    </li>
  );
});

function toneOf({ status, mode }: ArrivalCall): Tone {
  if (status === 'expected') return movingTones[mode];
  return status === 'overdue' ? 'attention' : 'done';
}

/** The arrivals at one terminal on a day, by vessel or by land, and the containers there whose free time runs. */
function TerminalDayItem({ terminal: { terminal, ...day } }: { terminal: TerminalDay }) {
  const name = terminal?.name ?? (terminal ? unnamedTerminal : terminalNotReported);
  return (
    <li className="space-y-1">
      <p className="eyebrow">{name}</p>
      {arrivalCalls(day.arrivals).map((call) => (
        <Fold
          key={call.key}
          summary={
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 truncate font-medium">
                {broughtBy(call)}{' '}
                <span className="font-normal text-ink-soft">{containerCount(call.boxes.length)}</span>
              </span>
              <span className="flex items-baseline gap-2">
                <TimeRange from={call.from} to={call.to} />
                <Badge tone={toneOf(call)}>{arrivalStateLabels[states[call.status]]}</Badge>
              </span>
            </span>
          }
        >
          <BoxList
            boxes={call.boxes}
            label={call.mode === 'sea' ? fromVessel(broughtBy(call)) : broughtBy(call)}
            beside="status"
          />
        </Fold>
      ))}
      {(['ends', 'over', 'runs'] as const).map((state) => {
        const times = day.freeTime.filter((one) => one.state === state).map(({ time }) => time);
        if (times.length === 0) return null;
        const stale = times.filter((time) => time.withheld !== null).length;
        return (
          <Fold
            key={state}
            summary={
              <span
                className={
                  state === 'runs' ? 'text-ink-soft' : state === 'ends' ? 'text-attention' : 'text-problem'
                }
              >
                {describeFreeTime(state, times.length)}
                {stale > 0 && <span className="text-ink-faint">, {staleCount(stale)}</span>}
              </span>
            }
          >
            <BoxList
              boxes={times.map(({ box }) => box)}
              label={describeFreeTime(state, times.length)}
              beside="status"
            />
          </Fold>
        );
      })}
    </li>
  );
}

const broughtBy = (call: ArrivalCall) =>
  call.mode === 'sea' ? vesselName(call.vessel) : modeLabels[call.mode];

/** A line that unfolds its content. Folded content is not rendered: a day may have hundreds of containers. */
function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group text-sm"
    >
      <summary className="-mx-1 flex items-baseline gap-2 rounded px-1 py-0.5 marker:content-none hover:bg-hover">
        <span aria-hidden className="w-2.5 shrink-0 text-ink-faint transition-transform group-open:rotate-90">
          ›
        </span>
        {summary}
      </summary>
      {open && <div className="py-1 pl-4">{children}</div>}
    </details>
  );
}
