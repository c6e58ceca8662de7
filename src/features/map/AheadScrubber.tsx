import type { LegEnd } from '#/domain/containerRoute.ts';
import { milesText } from '#/domain/positionWords.ts';
import { type Ahead, aheadAt, type WayAhead } from '#/domain/wayAhead.ts';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { formatMoment } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { formatSpan } from '#/time/relative.ts';
import { readZone, utc } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import { Slider } from '#/ui/Slider.tsx';
import { AheadReadout } from './AheadReadout.tsx';

const minute = 60_000;
const hour = 60 * minute;

/** Moves along the way that a vessel should take to its next port, and tells where it should be at each time. */
export function AheadScrubber({
  way,
  to,
  at,
  now,
  onAt,
}: {
  way: WayAhead;
  to: LegEnd;
  /** Null follows the present. */
  at: Instant | null;
  now: Instant;
  onAt: (at: Instant | null) => void;
}) {
  const options = useFormatOptions('place');
  const ahead = aheadAt(way, at ?? now, now);
  if (!ahead) return null;
  const moment = momentAt(ahead.position.at, to);
  const { date, time, zone } = formatMoment(moment, options);
  return (
    <section aria-label="Estimated way" className="space-y-1 border-t border-line p-3 sm:px-4">
      <div className="flex items-center gap-3">
        <Slider
          label={`Time on the way to ${to.name ?? 'the next port'}`}
          min={way.from}
          max={way.arrival}
          value={ahead.position.at}
          grain={minute}
          step={hour}
          page={24 * hour}
          valueText={`${date} ${time ?? ''} ${zone ?? ''}, ${standingWord(ahead)}, ${toGoText(ahead)}`}
          onChange={(value) => onAt(instant(value))}
        />
        <Button disabled={at === null} onClick={() => onAt(null)}>
          Now
        </Button>
      </div>
      <AheadReadout ahead={ahead} moment={moment} to={to} arrival={momentAt(way.arrival, to)} />
    </section>
  );
}

/** An instant on the clock of the next port; in UTC where its zone is not known. */
function momentAt(at: Instant, { zone }: LegEnd): Moment {
  const known = zone === null ? null : readZone(zone);
  return { kind: 'zoned', at, zone: known ?? utc, zoneNote: null };
}

function standingWord({ position }: Ahead): string {
  return position.standing === 'elapsed' ? 'elapsed estimate' : 'estimate';
}

/** `2,310 nm and 5 d 3 h to go` */
function toGoText({ milesToGo, millisecondsToGo }: Ahead): string {
  const span = formatSpan(millisecondsToGo);
  return span === null ? 'arrived by this estimate' : `${milesText(milesToGo)} and ${span} to go`;
}
