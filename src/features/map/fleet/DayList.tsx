import { memo } from 'react';
import { placeName } from '#/domain/list/journeyColumns.ts';
import type { FleetDays, PlaceDay } from '#/domain/fleetMap/day.ts';
import { Time } from '#/parts/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';
import type { Playback } from '#/features/map/time/playback.ts';
import { SelectLink } from './SelectLink.tsx';
import { TerminalDayItem } from './TerminalDayItem.tsx';
import { useListInstant } from '#/features/map/time/usePlayback.ts';

/** What reaches which terminal on the day shown, and whose free time runs or ends then, by the calendar of each place. */
export function DayList({
  days,
  playback,
  isReading,
}: {
  days: FleetDays;
  playback: Playback;
  isReading: boolean;
}) {
  const at = useListInstant(playback);
  const places = days.at(at);
  if (places.length === 0) {
    return (
      <p role="status" className="p-4 text-sm text-ink-soft">
        {isReading
          ? 'The account is still being read.'
          : 'On this day nothing arrives and no free time runs, as far as it is told.'}
      </p>
    );
  }
  // What reaches its port and its place inland on one day is one shipment.
  const arrivals = new Set(
    places.flatMap(({ terminals }) =>
      terminals.flatMap((one) => one.arrivals.map(({ shipment }) => shipment.id)),
    ),
  ).size;
  return (
    <>
      <p className="px-3 pt-2 text-sm text-ink-soft">
        {arrivals === 0
          ? 'No shipment arrives'
          : `${arrivals} ${arrivals === 1 ? 'shipment arrives' : 'shipments arrive'}`}
        {' on this day, by the calendar of each place.'}
        {places.some(({ tense }) => tense === 'future') &&
          ' Free time is shown as if nothing were picked up before.'}
      </p>
      <ul aria-label="This day by place" className="divide-y divide-line">
        {places.map((place) => (
          <PlaceDayItem key={place.key} day={place} />
        ))}
      </ul>
    </>
  );
}

/** One that stays the same day is not drawn again while time moves. */
const PlaceDayItem = memo(function PlaceDayItem({
  day: { key, place, day, tense, terminals },
}: {
  day: PlaceDay;
}) {
  return (
    <li className="space-y-2 px-3 py-2 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="relative">
          <SelectLink selection={{ kind: 'port', key }}>{placeName(place) ?? 'Place not told'}</SelectLink>
        </h3>
        <span className="flex shrink-0 items-baseline gap-2 text-xs text-ink-soft">
          <Time moment={{ kind: 'day', day }} />
          {tense === 'future' && <Badge tone="attention">Prediction</Badge>}
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
