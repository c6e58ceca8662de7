import { type FleetPort, portWaits, portWaitWords } from '#/domain/fleetMap/ports.ts';
import { placeName } from '#/domain/list/journeyColumns.ts';
import { byArrival } from '#/domain/fleetMap/nextArrival.ts';
import { Section } from '#/parts/Section.tsx';
import { AsOfNow } from '#/features/map/time/AsOfNow.tsx';
import { BackToLists } from './BackToLists.tsx';
import { BoxList } from './BoxList.tsx';
import type { Playback } from '#/features/map/time/playback.ts';

/** A place: what lies there by what it waits for, and what is on its way there, the next first. */
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
          <h2 className="text-lg font-semibold">{placeName(place) ?? 'Place not told'}</h2>
          <p className="text-sm text-ink-soft">
            {[place.locode, place.countryCode, place.zone].filter(Boolean).join(' · ')}
          </p>
        </div>
        {portWaits.map((wait) => {
          const boxes = waiting.get(wait) ?? [];
          if (boxes.length === 0) return null;
          return (
            <Section key={wait} title={`${portWaitWords[wait]} (${boxes.length})`}>
              <BoxList boxes={boxes} label={portWaitWords[wait]} beside="status" />
            </Section>
          );
        })}
        {arriving.length > 0 && (
          <Section title={`On the way here (${arriving.length})`}>
            <BoxList boxes={byArrival(arriving)} label="On the way here" beside="arrival" />
          </Section>
        )}
      </div>
    </>
  );
}
