import { usePreferences } from '#/device/preferences.ts';
import { projectedAt, type ProjectedRoute, type Projection } from '#/domain/route/projectedRoute.ts';
import type { LegEnd, RouteStop } from '#/domain/route/route.ts';
import { type TimeMark, timeMark } from '#/features/map/time/timeMark.ts';
import { TimeSlider } from '#/features/map/time/TimeSlider.tsx';
import { clauseComma } from '#/language/punctuation.ts';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { day } from '#/time/durations.ts';
import { formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { formatSpan } from '#/time/relative.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { headingText, positionText, speedText, milesText, type SeaUnit } from '#/wording/position.ts';
import {
  now as nowWord,
  positionsLeftOut,
  projectedLabel,
  timeOnRoute,
  formatHeading,
  localTimeIn,
  notConfirmedHint,
  projectedEta,
  etaAt,
  originalEta,
  unnamedPlace,
  milesAndTimeToGo,
  notConfirmed,
  projected as projectedWord,
  arrivedAtPort,
} from './words.ts';

/** Calls that are farther from the projected arrival belong to another leg. */
const near = 7 * day;

/** A slider along the projected route of a vessel, with its position at each time. */
export function ProjectionScrubber({
  projected,
  stops,
  to,
  unread,
  at,
  now,
  onAt,
}: {
  projected: ProjectedRoute;
  /** Those of the journey: their calls are marked on the slider. */
  stops: readonly RouteStop[];
  to: LegEnd;
  /** Positions of the route that could not be read. */
  unread: number;
  /** Null follows the present. */
  at: Instant | null;
  now: Instant;
  onAt: (at: Instant | null) => void;
}) {
  const options = useFormatOptions('place');
  const unit = usePreferences((preferences) => preferences.distance);
  const projection = projectedAt(projected, at ?? now, now);
  if (!projection) return null;
  const moment = momentAtPort(projection.position.at, to);
  const { date, time, zone } = formatMoment(moment, options);
  const calls = routeCalls(stops);
  return (
    <section aria-label={projectedLabel} className="space-y-1 border-t border-line p-3 sm:px-4">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <TimeSlider
            label={timeOnRoute(to.name)}
            from={projected.from}
            until={lastCall(calls, projected.arrival)}
            at={projection.position.at}
            now={now}
            actualUntil={projected.from}
            zone={zoneOf(to)}
            calls={calls}
            valueText={`${date} ${time ?? ''} ${zone ?? ''}${clauseComma}${statusTextOf(projection)}${clauseComma}${toGoText(projection, unit)}`}
            onChange={onAt}
          />
        </div>
        <Button
          // It keeps the focus, which would be lost with `disabled`; another press changes nothing.
          aria-disabled={at === null}
          className="aria-disabled:opacity-50"
          onClick={() => onAt(null)}
        >
          {nowWord}
        </Button>
      </div>
      <ProjectionReadout
        projection={projection}
        moment={moment}
        to={to}
        arrival={momentAtPort(projected.arrival, to)}
      />
      {unread > 0 && <p className="text-sm text-attention">{positionsLeftOut(unread)}</p>}
    </section>
  );
}

/** The projected position of a vessel at one time, and what remains to the next port. It is never shown as reported. */
function ProjectionReadout({
  projection,
  moment,
  to,
  arrival,
}: {
  projection: Projection;
  /** The time, in the local time of the next port. */
  moment: Moment;
  to: LegEnd;
  arrival: Moment;
}) {
  const { position } = projection;
  const unit = usePreferences((preferences) => preferences.distance);
  const isElapsed = position.status === 'elapsed';
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={isElapsed ? 'attention' : 'neutral'}>{statusTextOf(projection)}</Badge>
        <span className="font-semibold">
          <Time moment={moment} display="place" />
        </span>
        {moment.kind === 'zoned' && moment.zone === to.zone && to.name !== null && (
          <span className="text-ink-soft">{localTimeIn(to.name)}</span>
        )}
      </p>
      <p>
        <span className="font-medium">{toGoText(projection, unit)}</span>
        <span className="text-ink-soft">
          {' '}
          · {projectedEta(to.name)} <Time moment={arrival} display="place" />
        </span>
      </p>
      <p className="text-ink-soft">
        {positionText(position)}
        {position.heading !== null && `${clauseComma}${formatHeading(headingText(position.heading))}`}
        {`${clauseComma}${speedText(position.speedInKnots)}`}
      </p>
      {isElapsed && <p className="text-attention">{notConfirmedHint}</p>}
    </div>
  );
}

/** The arrivals and departures of a journey as marks on its slider. */
export function routeCalls(stops: readonly RouteStop[]): TimeMark[] {
  return stops.flatMap(({ place, arrival, departure }) => {
    const name = place.name ?? place.locode ?? unnamedPlace;
    const leaves = departure.actual ?? departure.expected;
    return [
      ...(arrival.actual
        ? timeMark(arrival.actual, 'actual', name)
        : timeMark(arrival.expected, 'estimated', etaAt(name))),
      ...timeMark(arrival.original, 'original', originalEta),
      ...timeMark(leaves, departure.actual ? 'actual' : 'estimated', name),
    ];
  });
}

/** The end of the slider: the projected arrival, or an ETA shortly after it. */
export function lastCall(calls: readonly TimeMark[], arrival: Instant): Instant {
  return calls.reduce((last, { at }) => (at > last && at - arrival <= near ? at : last), arrival);
}

/** An instant in the local time of the next port; in UTC where its zone is not reported. */
export function momentAtPort(at: Instant, port: LegEnd): Moment {
  return { kind: 'zoned', at, zone: zoneOf(port), unknownZone: null };
}

function zoneOf({ zone }: LegEnd): ZoneName {
  return (zone === null ? null : readZone(zone)) ?? utc;
}

/** A projected position is always called that, and one whose time has passed is called not confirmed. */
export function statusTextOf({ position }: Projection): string {
  return position.status === 'elapsed' ? notConfirmed : projectedWord;
}

/** `2,310 nm and 5 d 3 h to go` */
export function toGoText({ milesToGo, millisecondsToGo }: Projection, unit: SeaUnit): string {
  const span = formatSpan(millisecondsToGo);
  return span === null ? arrivedAtPort : milesAndTimeToGo(milesText(milesToGo, unit), span);
}
