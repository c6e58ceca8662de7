import '../../src/app/styles.css';
import { createRoot } from 'react-dom/client';
import { VesselFeed } from '../../src/features/map/canvas/vesselFeed.ts';
import { VesselLayer } from '../../src/features/map/canvas/VesselLayer.tsx';
import { FullMap } from './FullMap.tsx';
import { fleetOf, positionsAt, type PrepareVessels } from './vessels.ts';

export const ourVessels: PrepareVessels = async (host, count) => {
  const fleet = fleetOf(count);
  const ids = fleet.map((_, index) => `vessel ${index}`);
  const feed = new VesselFeed();
  createRoot(host).render(
    <FullMap label="Vessels">
      <VesselLayer feed={feed} selected="vessel 7" onSelect={() => undefined} />
    </FullMap>,
  );
  return (share) => {
    const at = positionsAt(fleet, share);
    feed.setPositions({
      ids,
      longitudes: Float64Array.from(at, (one) => one?.longitude ?? Number.NaN),
      latitudes: Float64Array.from(at, (one) => one?.latitude ?? Number.NaN),
      headings: Float64Array.from(at, (one) => one?.heading ?? Number.NaN),
      estimated: Uint8Array.from(at, (one) => (one?.status === 'reported' ? 0 : 1)),
    });
  };
};
