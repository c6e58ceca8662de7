import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import type { FleetPositions } from '#/data/routes/positionReader.ts';
import { prefersReducedMotion } from '#/device/reducedMotion.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { type Extent, type MapSelection, withSelection } from '#/domain/fleetMap/mapSearch.ts';
import type { Bounds } from '#/domain/geo/bounds.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import type { DrawnTrack } from '#/features/map/canvas/drawTracks.ts';
import type { MapPort } from '#/features/map/canvas/portDots.ts';
import { PortLayer } from '#/features/map/canvas/PortLayer.tsx';
import { TrackLayer } from '#/features/map/canvas/TrackLayer.tsx';
import { clusterReach } from '#/features/map/canvas/VesselLayer.tsx';
import { VesselFeed } from '#/features/map/canvas/vesselPositions.ts';
import { MapFrame } from '#/features/map/frame/MapFrame.tsx';
import type { Playback } from '#/features/map/time/playback.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { FleetVessels } from './FleetVessels.tsx';
import { type EstimateOf, shownPosition } from './useEstimates.ts';
import { trackOfVessel, vesselsAt } from './vesselMoves.ts';

const route = getRouteApi('/_app/map');

export interface FleetMapProps {
  readonly label: string;
  readonly vessels: readonly FleetVessel[];
  readonly marks: readonly MapPort[];
  /** The part of the world that holds the fleet. */
  readonly bounds: Bounds | null;
  readonly positions: FleetPositions;
  readonly estimateOf: EstimateOf;
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
  estimateOf,
  pastFrom,
  playback,
  selection,
  extent,
  onView,
}: FleetMapProps) {
  const navigate = route.useNavigate();
  const [feed] = useState(() => new VesselFeed());
  const vesselKey = selection?.kind === 'vessel' ? selection.key : null;
  useMoves(feed, vesselKey, { vessels, positions, estimateOf, pastFrom, playback });

  const portKey = selection?.kind === 'port' ? selection.key : null;
  const lines = useMemo(
    () => fleetLines(vessels.find(({ key }) => key === vesselKey) ?? null, positions, estimateOf),
    [vessels, vesselKey, positions, estimateOf],
  );
  const chosen =
    vesselKey === null
      ? (marks.find(({ id }) => id === portKey)?.position ?? null)
      : shownPosition(
          vessels.find(({ key }) => key === vesselKey),
          estimateOf,
        );
  const gathering = useMemo(() => ({ reach: clusterReach, selected: vesselKey }), [vesselKey]);
  const select = (kind: MapSelection['kind']) => (key: string) =>
    void navigate({ search: (search) => withSelection(search, { kind, key }), resetScroll: false });
  return (
    <MapFrame label={label} {...(extent && { view: extent })} bounds={bounds} onView={onView}>
      <ShowSelected id={vesselKey ?? portKey} position={chosen} />
      <TrackLayer lines={lines} />
      <PortLayer
        ports={marks}
        selected={portKey}
        onSelect={select('port')}
        feed={feed}
        gathering={gathering}
      />
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
    estimateOf,
    pastFrom,
    playback,
  }: Pick<FleetMapProps, 'vessels' | 'positions' | 'estimateOf' | 'pastFrom' | 'playback'>,
): void {
  useEffect(() => {
    const movers = vessels.map((vessel) => ({
      vessel,
      track: trackOfVessel(vessel, positions, pastFrom),
      estimate: estimateOf(vessel),
    }));
    const move = () => {
      const { at, following } = playback.getState();
      feed.setPositions(vesselsAt(movers, following ? null : at, systemClock.now(), selected));
    };
    move();
    return playback.subscribe(move);
  }, [feed, selected, vessels, positions, estimateOf, pastFrom, playback]);
}

/** Pans the map to a new selection, unless that is already in view. Renders nothing. */
function ShowSelected({ id, position }: { id: string | null; position: Position | null }) {
  const map = useMap();
  const show = useEffectEvent(() => {
    if (!position) return;
    const { latitude, longitude } = position;
    const there: [number, number] = [latitude, longitude + nearestTurn(longitude, map.getCenter().lng)];
    if (!map.getBounds().contains(there)) map.panTo(there, { animate: !prefersReducedMotion() });
  });
  const isKnown = position !== null;
  // Once for each selection, even if its position loads later. The map does not follow a moving vessel.
  useEffect(() => {
    if (id !== null && isKnown) show();
  }, [id, isKnown]);
  return null;
}

/**
 * The lines of the selected vessel: only its own leg, not those of other vessels on the same route. Without a reported
 * position it has the usual route between its ports, marked as indicative; with an expired one, only its past track.
 */
export function fleetLines(
  vessel: FleetVessel | null,
  positions: FleetPositions,
  estimateOf: EstimateOf,
): DrawnTrack[] {
  if (!vessel) return [];
  const { reported } = vessel;
  if (!reported) {
    const estimate = estimateOf(vessel);
    return estimate ? [{ id: vessel.key, positions: estimate, kind: 'indicative', strong: true }] : [];
  }
  const sailed = vessel.sailings.map(positions.routeOf).find((one) => one?.vessel === reported);
  const leg = sailed?.lines.filter(({ sequence }) => sequence === reported.sequence) ?? [];
  const lines = leg.filter(({ kind }) => kind === 'past' || vessel.status !== 'expired');
  return lines.map(({ kind, positions: line }, index) => ({
    id: `${vessel.key} ${index}`,
    positions: line,
    kind,
    strong: true,
  }));
}
