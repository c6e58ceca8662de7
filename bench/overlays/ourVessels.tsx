import '../../src/app/styles.css';
import { createRoot } from 'react-dom/client';
import { VesselLayer } from '../../src/features/map/canvas/VesselLayer.tsx';
import { columnsOf, type ShownVessel, VesselFeed } from '../../src/features/map/canvas/vesselPositions.ts';
import { FullMap } from './FullMap.tsx';
import { fleetOf, positionsAt, type PrepareVessels } from './vessels.ts';

export const ourVessels: PrepareVessels = async (host, count) => {
  const fleet = fleetOf(count);
  const ids = fleet.map((_, index) => `vessel ${index}`);
  const feed = new VesselFeed();
  createRoot(host).render(
    <FullMap label="Vessels">
      <VesselLayer feed={feed} selected="vessel 7" onSelect={() => undefined} onOpen={() => undefined} />
    </FullMap>,
  );
  return (share) => {
    const at = positionsAt(fleet, share);
    const shown = at.map(
      (one): ShownVessel | null =>
        one && { ...one, form: one.status === 'reported' ? 'reported' : 'projected' },
    );
    feed.setPositions(columnsOf(ids, shown));
  };
};
