import { byArrival } from '#/domain/fleetMap/nextArrival.ts';
import { type FleetPort, portWaits } from '#/domain/fleetMap/ports.ts';
import { portWaitLabels } from '#/domain/fleetMap/words.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { AsOfNow } from '#/features/map/time/AsOfNow.tsx';
import type { Playback } from '#/features/map/time/playback.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { placeNotReported } from '#/parts/words.ts';
import { BackToLists } from './BackToLists.tsx';
import { BoxList } from './BoxList.tsx';
import { listed, onTheWayHere } from './words.ts';

/** A place: the containers there by what they wait for, and those on their way there, the next first. */
export function PortDetail({
  port: { place, waiting, arriving },
  playback,
}: {
  port: FleetPort;
  playback: Playback;
}) {
  return (
    <>
      <BackToLists />
      <AsOfNow playback={playback} />
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-3">
        <div>
          <h2 className="text-lg font-semibold">{placeName(place) ?? placeNotReported}</h2>
          <p className="text-sm text-ink-soft">
            {[place.locode, place.countryCode, place.zone].filter(Boolean).join(' · ')}
          </p>
        </div>
        {portWaits.map((wait) => {
          const boxes = waiting.get(wait) ?? [];
          if (boxes.length === 0) return null;
          return (
            <Section key={wait} title={listed(portWaitLabels[wait], boxes.length)}>
              <BoxList boxes={boxes} label={portWaitLabels[wait]} beside="status" />
            </Section>
          );
        })}
        {arriving.length > 0 && (
          <Section title={listed(onTheWayHere, arriving.length)}>
            <BoxList boxes={byArrival(arriving)} label={onTheWayHere} beside="arrival" />
          </Section>
        )}
      </div>
    </>
  );
}
