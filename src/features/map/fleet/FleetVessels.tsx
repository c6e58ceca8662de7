import { useState } from 'react';
import { useMap } from 'react-leaflet';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { type Bounds, boundsOf } from '#/domain/geo/bounds.ts';
import { type WorldPoint, worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import { unwrap } from '#/domain/geo/unwrap.ts';
import type { VesselFeed } from '#/features/map/canvas/vesselFeed.ts';
import { clusterReach, type PlacedVessel, VesselLayer } from '#/features/map/canvas/VesselLayer.tsx';
import { closestFit, fit } from '#/features/map/frame/mapView.ts';
import { ClusterList } from './ClusterList.tsx';
import { VesselLabel } from './VesselLabel.tsx';

/** The vessels of the fleet. Those drawn as one open: the map zooms to them, or lists them where they stand together. */
export function FleetVessels({
  feed,
  vessels,
  selected,
  onSelect,
}: {
  feed: VesselFeed;
  vessels: readonly FleetVessel[];
  selected: string | null;
  onSelect: (key: string) => void;
}) {
  const map = useMap();
  const [listed, setListed] = useState<{ readonly keys: readonly string[]; readonly place: WorldPoint }>();
  const named = (keys: readonly string[]) => vessels.filter(({ key }) => keys.includes(key));
  const open = (placed: readonly PlacedVessel[], place: WorldPoint) => {
    const bounds = boundsOf(unwrap(placed));
    if (!bounds || map.getZoom() >= closestFit || standTogether(bounds)) {
      setListed({ keys: placed.map(({ id }) => id), place });
    } else {
      fit(map, bounds);
    }
  };
  return (
    <>
      <VesselLayer feed={feed} selected={selected} onSelect={onSelect} onOpen={open}>
        {listed ? undefined : (keys) => <VesselLabel vessels={named(keys)} />}
      </VesselLayer>
      {listed && (
        <ClusterList
          key={listed.keys.join(' ')}
          place={listed.place}
          vessels={named(listed.keys)}
          onClose={() => setListed(undefined)}
        />
      )}
    </>
  );
}

/** Whether they would be drawn as one as near as they are ever fitted. */
function standTogether({ west, south, east, north }: Bounds): boolean {
  const world = worldSize(closestFit);
  return (
    worldX(east, world) - worldX(west, world) <= clusterReach &&
    worldY(south, world) - worldY(north, world) <= clusterReach
  );
}
