import { placeName } from '#/domain/list/journeyColumns.ts';
import { byDischarge, type FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { headingText, positionText } from '#/domain/geo/positionWords.ts';
import { Section } from '#/parts/Section.tsx';
import { Time } from '#/parts/Time.tsx';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { BackToLists } from './BackToLists.tsx';
import { BoxList } from './BoxList.tsx';
import type { Playback } from '#/features/map/time/playback.ts';
import { PositionWords, vesselName, wayOf } from './vesselWords.tsx';
import { VesselThen } from './VesselThen.tsx';

/** A vessel, its leg, where it is at the time shown, and the containers aboard by port of discharge. */
export function VesselDetail({
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
  const { seen, voyage, unconfirmed, vessel: record } = vessel;
  const names = [record?.imo && `IMO ${record.imo}`, voyage && `voyage ${voyage}`].filter(Boolean).join(', ');
  return (
    <>
      <BackToLists />
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-3">
        <div>
          <h2 className="text-lg font-semibold">{vesselName(vessel)}</h2>
          {names !== '' && <p className="text-sm text-ink-soft">{names}</p>}
        </div>
        <div className="space-y-1 text-sm">
          <p className="font-medium">{wayOf(vessel)}</p>
          {seen?.from.when && (
            <p className="text-ink-soft">
              Departed <Time moment={seen.from.when} />
            </p>
          )}
          {seen?.to.when && (
            <p className="text-ink-soft">
              {hasPassed(seen.to.when, systemClock.now()) ? 'Arrival was expected' : 'Arrival expected'}{' '}
              <Time moment={seen.to.when} />
            </p>
          )}
          <p className="text-ink-soft">
            <PositionWords vessel={vessel} positions={positions} />
          </p>
          {seen && (
            <p className="text-ink-soft">
              {positionText(seen.position)}
              {seen.heading !== null && `, heading ${headingText(seen.heading)}`}
            </p>
          )}
          {!seen && (
            <p className="text-ink-soft">
              The dotted line is the shortest way between the ports, not the way of a vessel.
            </p>
          )}
          {seen && unconfirmed > 0 && (
            <p className="text-ink-soft">
              {unconfirmed} of {vessel.count} containers are expected aboard; their own route is not read yet.
            </p>
          )}
          <VesselThen {...{ vessel, positions, pastFrom, playback }} />
        </div>
        {byDischarge(vessel).map(({ key, place, boxes }) => (
          <Section key={key} title={`${placeName(place) ?? 'Port not told'} (${boxes.length})`}>
            <BoxList boxes={boxes} label={`For ${placeName(place) ?? 'a port not told'}`} beside="arrival" />
          </Section>
        ))}
      </div>
    </>
  );
}
