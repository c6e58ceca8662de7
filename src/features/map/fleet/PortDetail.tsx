import { portCalls } from '#/domain/fleetMap/portCalls.ts';
import { type FleetPort, type PortWait, portWaits } from '#/domain/fleetMap/ports.ts';
import { portSubject } from '#/domain/profile/subject.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { AsOfNow } from '#/features/map/time/TimeBar.tsx';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { TimeRange } from '#/parts/time/TimeRange.tsx';
import { placeNotReported } from '#/parts/words.ts';
import { containerCount } from '#/wording/counts.ts';
import { portWaitLabels } from '#/wording/fleetMap.ts';
import { modeLabels } from '#/wording/route.ts';
import { vesselName } from '#/wording/vessels.ts';
import { BoxList } from './BoxList.tsx';
import { BackToLists } from './SelectLink.tsx';
import { callLabel, callTimes, formatVoyage, listed, onTheWayHere } from './words.ts';

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
          <h2 className="text-lg font-semibold">
            <ProfileLink subject={portSubject(place)}>{placeName(place) ?? placeNotReported}</ProfileLink>
          </h2>
          <p className="text-sm text-ink-soft">
            {[place.locode, place.countryCode, place.zone].filter(Boolean).join(' · ')}
          </p>
        </div>
        {portWaits.map((wait) => {
          const boxes = waiting.get(wait) ?? [];
          if (boxes.length === 0) return null;
          return (
            <Section key={wait} title={listed(portWaitLabels[wait], boxes.length)}>
              <Calls boxes={boxes} wait={wait} label={portWaitLabels[wait]} />
            </Section>
          );
        })}
        {arriving.length > 0 && (
          <Section title={listed(onTheWayHere, arriving.length)}>
            <Calls boxes={arriving} wait="arriving" label={onTheWayHere} />
          </Section>
        )}
      </div>
    </>
  );
}

/** What a container says besides its heading, which for those that are not discharged or go on inland says all. */
const besides: Readonly<Record<PortWait | 'arriving', 'change' | 'status' | null>> = {
  loading: 'status',
  transshipment: 'status',
  discharge: null,
  rail: null,
  pickup: 'status',
  arriving: 'change',
};

/** Containers by the vessel call that they come or go with, each with its time. */
function Calls({
  boxes,
  wait,
  label,
}: {
  boxes: readonly ShipmentContainer[];
  wait: PortWait | 'arriving';
  label: string;
}) {
  return portCalls(boxes, wait).map((call) => {
    const name = call.mode === 'sea' ? vesselName(call.vessel) : modeLabels[call.mode];
    return (
      <div key={call.key} className="space-y-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <h4 className="font-medium">
            {name}
            <span className="font-normal text-ink-soft">
              {call.voyage && ` · ${formatVoyage(call.voyage)}`} · {containerCount(call.boxes.length)}
            </span>
          </h4>
          {call.time && (
            <p className="text-ink-soft">
              {callTimes[call.time.kind]} <TimeRange from={call.time.from} to={call.time.to} />
            </p>
          )}
        </div>
        <BoxList
          boxes={call.boxes}
          label={callLabel(label, name)}
          {...(besides[wait] && { beside: besides[wait] })}
        />
      </div>
    );
  });
}
