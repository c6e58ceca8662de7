import '#/styles.css';
import { createRoot } from 'react-dom/client';
import { MapCard } from '#/features/map/MapCard.tsx';
import { MapFrame } from '#/features/map/MapFrame.tsx';
import { VesselFeed } from '#/features/map/vesselFeed.ts';
import { VesselLayer } from '#/features/map/VesselLayer.tsx';
import { fleetOf, positionsAt, type PrepareVessels } from './vessels.ts';

export const ourVessels: PrepareVessels = async (host, count) => {
  const fleet = fleetOf(count);
  const ids = fleet.map((_, index) => `vessel ${index}`);
  const feed = new VesselFeed();
  createRoot(host).render(
    <MapCard
      label="Vessels"
      className="h-full"
      mapClassName="h-full"
      map={
        <MapFrame label="Vessels">
          <VesselLayer feed={feed} selected="vessel 7" onSelect={() => undefined} />
        </MapFrame>
      }
    />,
  );
  return (share) => {
    const at = positionsAt(fleet, share);
    feed.setPositions({
      ids,
      longitudes: Float64Array.from(at, (one) => one?.longitude ?? Number.NaN),
      latitudes: Float64Array.from(at, (one) => one?.latitude ?? Number.NaN),
      headings: Float64Array.from(at, (one) => one?.heading ?? Number.NaN),
      estimated: Uint8Array.from(at, (one) => (one?.standing === 'seen' ? 0 : 1)),
    });
  };
};
