import { memo } from 'react';
import type { FleetDays, PlaceDay } from '#/domain/fleetMap/day.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { useListInstant } from '#/features/map/time/usePlayback.ts';
import { projected } from '#/features/map/time/words.ts';
import { Time } from '#/parts/Time.tsx';
import { placeNotReported } from '#/parts/words.ts';
import { Badge } from '#/ui/Badge.tsx';
import { SelectLink } from './SelectLink.tsx';
import { TerminalDayItem } from './TerminalDayItem.tsx';
import { arrivalsThatDay, dayLabel, freeTimeProjected, loadingShipments, nothingThatDay } from './words.ts';

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
