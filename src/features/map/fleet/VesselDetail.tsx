import { byDischarge } from '#/domain/fleetMap/discharge.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { headingText, positionText } from '#/domain/geo/positionWords.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { Section } from '#/parts/Section.tsx';
import { Time } from '#/parts/Time.tsx';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { BackToLists } from './BackToLists.tsx';
import { BoxList } from './BoxList.tsx';
import { DischargeEta } from './DischargeEta.tsx';
import { PositionWords } from './PositionWords.tsx';
import { vesselLeg, vesselName } from './vesselName.ts';
import { VesselThen } from './VesselThen.tsx';
import {
  containerCount,
  containersFor,
  departedFrom,
  etaOf,
  heading,
  imo,
  indicativeLine,
  listed,
  overdue,
  portName,
  unconfirmedOf,
  voyageWords,
} from './words.ts';

/** A vessel, its leg, its position at the time shown, and the containers on board by port of discharge. */
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
  const { reported, voyage, unconfirmed, vessel: record } = vessel;
  const names = [record?.imo && imo(record.imo), voyage && voyageWords(voyage)].filter(Boolean).join(' · ');
  return (
    <>
      <BackToLists />
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-3">
        <div>
          <h2 className="text-lg font-semibold">{vesselName(vessel)}</h2>
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
              {hasPassed(reported.to.when, systemClock.now()) && `, ${overdue}`}
            </p>
          )}
          <p className="text-ink-soft">
            <PositionWords vessel={vessel} positions={positions} />
          </p>
          {reported && (
            <p className="text-ink-soft">
              {positionText(reported.position)}
              {reported.heading !== null && `, ${heading(headingText(reported.heading))}`}
            </p>
          )}
          {!reported && <p className="text-ink-soft">{indicativeLine}</p>}
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
