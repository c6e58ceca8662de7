import { placeName } from '#/domain/fleetColumnsOfJourney.ts';
import { byDischarge, type FleetVessel } from '#/domain/fleetVessels.ts';
import { Section } from '#/parts/Section.tsx';
import { Time } from '#/parts/Time.tsx';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { BackToLists } from './BackToLists.tsx';
import { BoxList } from './BoxList.tsx';
import type { Playback } from './playback.ts';
import { PositionWords, vesselName, wayOf } from './vesselWords.tsx';
import { VesselThen } from './VesselThen.tsx';

/** A vessel, its leg, where it is at the time shown, and the containers aboard by port of discharge. */
export function VesselDetail({
  vessel,
  positions,
  playback,
}: {
  vessel: FleetVessel;
  positions: FleetPositions;
  playback: Playback;
}) {
  const { seen, voyage, vessel: record } = vessel;
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
              Arrival expected <Time moment={seen.to.when} />
            </p>
          )}
          <p className="text-ink-soft">
            <PositionWords vessel={vessel} positions={positions} />
          </p>
          <VesselThen vessel={vessel} positions={positions} playback={playback} />
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
