import { useMemo } from 'react';
import type { FleetPositions } from '#/data/routes/positionReader.ts';
import { usePreferences } from '#/device/preferences.ts';
import { byDischarge, type Discharge } from '#/domain/fleetMap/discharge.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { vesselSubject } from '#/domain/profile/subject.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { imoLabel } from '#/domain/records/vessel.ts';
import { imoOf } from '#/domain/records/vesselIdentity.ts';
import { projectedAt, type ProjectedRoute, projectedRoute } from '#/domain/route/projectedRoute.ts';
import type { TrackPosition } from '#/domain/route/vesselTrack.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { useListInstant, usePlaybackState } from '#/features/map/time/usePlayback.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { TimeRange } from '#/parts/time/TimeRange.tsx';
import { systemClock } from '#/time/clock.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { formatSpan } from '#/time/relative.ts';
import { containerCount } from '#/wording/counts.ts';
import { headingText, positionText, milesText, type SeaUnit, speedText } from '#/wording/position.ts';
import { vesselName } from '#/wording/vessels.ts';
import { BoxList } from './BoxList.tsx';
import { EtaChangeBadge } from './EtaChangeBadge.tsx';
import { PositionText } from './positions.tsx';
import { BackToLists } from './SelectLink.tsx';
import type { EstimateOf } from './useEstimates.ts';
import { trackOfVessel } from './vesselMoves.ts';
import {
  containersFor,
  departedFrom,
  etaOf,
  heading,
  indicativeLine,
  listed,
  overdue,
  portName,
  unconfirmedOf,
  formatVoyage,
  etaNotReported,
  etaWord,
  originalEta,
  arrivedByThen,
  lessThanAMinute,
  nextPort,
  noPositionThen,
  notMoving,
  positionAtLabels,
  positionThen,
  trackLoading,
  tracksNotEnabled,
  andMore,
  formatLeg,
} from './words.ts';

/** A vessel, its leg, its position at the time shown, and the containers on board by port of discharge. */
export function VesselDetail({
  vessel,
  positions,
  estimateOf,
  pastFrom,
  playback,
}: {
  vessel: FleetVessel;
  positions: FleetPositions;
  estimateOf: EstimateOf;
  pastFrom: Instant | null;
  playback: Playback;
}) {
  const { reported, voyage, unconfirmed, vessel: record } = vessel;
  const imo = imoOf(record);
  const names = [imo && imoLabel(imo), voyage && formatVoyage(voyage)].filter(Boolean).join(' · ');
  return (
    <>
      <BackToLists />
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-3">
        <div>
          <h2 className="text-lg font-semibold">
            <ProfileLink subject={vesselSubject(vessel.vessel)}>{vesselName(vessel.vessel)}</ProfileLink>
          </h2>
          <p className="text-sm text-ink-soft">
            {[names, containerCount(vessel.count)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="space-y-1 text-sm">
          <p className="font-medium">{vesselLeg(vessel)}</p>
          {reported?.from.when && (
            <p className="text-ink-soft">
              {departedFrom(reported.from.name)} <Time moment={reported.from.when} />
            </p>
          )}
          {reported?.to.when && (
            <p className="text-ink-soft">
              {etaOf(reported.to.name)} <Time moment={reported.to.when} />
              {hasPassed(reported.to.when, systemClock.now()) && `${clauseComma}${overdue}`}
            </p>
          )}
          <p className="text-ink-soft">
            <PositionText {...{ vessel, positions, estimateOf }} />
          </p>
          {reported && (
            <p className="text-ink-soft">
              {positionText(reported.position)}
              {reported.heading !== null && `${clauseComma}${heading(headingText(reported.heading))}`}
            </p>
          )}
          {!reported && estimateOf(vessel) && <p className="text-ink-soft">{indicativeLine}</p>}
          {reported && unconfirmed > 0 && (
            <p className="text-ink-soft">{unconfirmedOf(unconfirmed, vessel.count)}</p>
          )}
          <VesselThen {...{ vessel, positions, pastFrom, playback }} />
        </div>
        {byDischarge(vessel, systemClock.now()).map((port) => (
          <Section key={port.key} title={listed(portName(placeName(port.place)), port.boxes.length)}>
            <DischargeEta port={port} />
            <BoxList
              boxes={port.boxes}
              label={containersFor(placeName(port.place))}
              {...(!port.isAgreed && { beside: 'arrival' })}
            />
          </Section>
        ))}
      </div>
    </>
  );
}

/** The ETA at a port of discharge, and its change where all containers for that port have the same. */
function DischargeEta({ port: { eta, change } }: { port: Discharge }) {
  if (!eta) return <p className="text-sm text-ink-soft">{etaNotReported}</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <span>
          {etaWord} <TimeRange from={eta.from} to={eta.to} />
        </span>
        {change && <EtaChangeBadge change={change} />}
      </p>
      {change && (
        <p className="text-xs text-ink-faint">
          {originalEta} <Time moment={change.original} />
        </p>
      )}
    </>
  );
}

/** The position of a vessel at the time shown, in words; nothing while that is the present. */
function VesselThen({
  vessel,
  positions,
  pastFrom,
  playback,
}: {
  vessel: FleetVessel;
  positions: FleetPositions;
  pastFrom: Instant | null;
  playback: Playback;
}) {
  const at = useListInstant(playback);
  const unit = usePreferences((preferences) => preferences.distance);
  const following = usePlaybackState(playback, (state) => state.following);
  const track = trackOfVessel(vessel, positions, pastFrom);
  const route = useMemo(() => track && projectedRoute(track), [track]);
  if (following || !vessel.reported) return null;
  const to = vessel.reported.to.name ?? nextPort;
  return (
    <p className="rounded bg-quiet-wash px-2 py-1">
      {route
        ? wordsAt(route, at, to, unit)
        : positions.notEnabled.has('future')
          ? `${tracksNotEnabled.future}.`
          : trackLoading}
    </p>
  );
}

function wordsAt(route: ProjectedRoute, at: Instant, to: string, unit: SeaUnit): string {
  if (at > route.arrival) return arrivedByThen(to);
  const projection = at < route.from ? null : projectedAt(route, at, systemClock.now());
  if (!projection) return noPositionThen;
  const { position, milesToGo, millisecondsToGo } = projection;
  const span = formatSpan(millisecondsToGo) ?? lessThanAMinute;
  return positionThen(describePosition(position), milesText(milesToGo, unit), span, to);
}

function describePosition(position: TrackPosition): string {
  const { status, heading: degrees, speedInKnots } = position;
  const course = degrees === null ? '' : `${clauseComma}${heading(headingText(degrees))}`;
  const speed = speedInKnots < 0.5 ? notMoving : speedText(speedInKnots);
  return `${positionAtLabels[status]} ${positionText(position)}${course}${clauseComma}${speed}`;
}

/** The leg that a vessel sails; while that is not reported, the legs of its containers by the list. */
export function vesselLeg({ reported, sailings }: FleetVessel): string {
  const legs = reported
    ? [formatLeg(reported.from.name, reported.to.name)]
    : sailings.map(({ from, to }) => formatLeg(placeName(from), placeName(to)));
  const [first = '', ...others] = new Set(legs);
  return others.length > 0 ? andMore(first, others.length) : first;
}
