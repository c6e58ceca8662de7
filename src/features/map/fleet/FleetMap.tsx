import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { type Extent, type MapSelection, withSelection } from '#/domain/fleetMap/search.ts';
import type { Bounds } from '#/domain/geo/bounds.ts';
import type { MapPort } from '#/features/map/canvas/mapPort.ts';
import { PortLayer } from '#/features/map/canvas/PortLayer.tsx';
import { TrackLayer } from '#/features/map/canvas/TrackLayer.tsx';
import { VesselFeed } from '#/features/map/canvas/vesselFeed.ts';
import { MapFrame } from '#/features/map/frame/MapFrame.tsx';
import type { Playback } from '#/features/map/time/playback.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { fleetLines } from './fleetLines.ts';
import { FleetVessels } from './FleetVessels.tsx';
import { ShowSelected } from './ShowSelected.tsx';
import { trackOfVessel, vesselsAt } from './vesselMoves.ts';

const route = getRouteApi('/_app/map');

export interface FleetMapProps {
  readonly label: string;
  readonly vessels: readonly FleetVessel[];
  readonly marks: readonly MapPort[];
  /** The part of the world that holds the fleet. */
  readonly bounds: Bounds | null;
  readonly positions: FleetPositions;
  readonly pastFrom: Instant | null;
  readonly playback: Playback;
  readonly selection: MapSelection | null;
  readonly extent: Extent | null;
  readonly onView: (view: Extent) => void;
}

/** The map with vessels and places, and the track of the selected vessel. Time moves the vessels without React. */
export function FleetMap({
  label,
  vessels,
  marks,
  bounds,
  positions,
  pastFrom,
  playback,
  selection,
  extent,
  onView,
}: FleetMapProps) {
  const navigate = route.useNavigate();
  const [feed] = useState(() => new VesselFeed());
  const vesselKey = selection?.kind === 'vessel' ? selection.key : null;
  useMoves(feed, vesselKey, { vessels, positions, pastFrom, playback });

  const portKey = selection?.kind === 'port' ? selection.key : null;
  const lines = useMemo(
    () => fleetLines(vessels.find(({ key }) => key === vesselKey) ?? null, positions),
    [vessels, vesselKey, positions],
  );
  const chosen =
    vesselKey === null
      ? (marks.find(({ id }) => id === portKey)?.position ?? null)
      : (vessels.find(({ key }) => key === vesselKey)?.reported?.position ?? null);
  const select = (kind: MapSelection['kind']) => (key: string) =>
    void navigate({ search: (search) => withSelection(search, { kind, key }), resetScroll: false });
  return (
    <MapFrame label={label} {...(extent && { view: extent })} bounds={bounds} onView={onView}>
      <ShowSelected id={vesselKey ?? portKey} position={chosen} />
      <TrackLayer lines={lines} />
      <PortLayer ports={marks} selected={portKey} onSelect={select('port')} />
      <FleetVessels feed={feed} vessels={vessels} selected={vesselKey} onSelect={select('vessel')} />
    </MapFrame>
  );
}

function useMoves(
  feed: VesselFeed,
  selected: string | null,
  {
    vessels,
    positions,
    pastFrom,
    playback,
  }: Pick<FleetMapProps, 'vessels' | 'positions' | 'pastFrom' | 'playback'>,
): void {
  useEffect(() => {
    const movers = vessels.map((vessel) => ({ vessel, track: trackOfVessel(vessel, positions, pastFrom) }));
    const move = () => {
      const { at, following } = playback.getState();
      feed.setPositions(vesselsAt(movers, following ? null : at, systemClock.now(), selected));
    };
    move();
    return playback.subscribe(move);
  }, [feed, selected, vessels, positions, pastFrom, playback]);
}
