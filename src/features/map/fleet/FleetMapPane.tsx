import { memo } from 'react';
import type { FleetMapProps } from './FleetMap.tsx';
import { MapBoundary } from '#/features/map/frame/MapBoundary.tsx';
import { MapWaiting } from '#/features/map/frame/MapWaiting.tsx';

const loadMap = async () => ({ default: (await import('./FleetMap.tsx')).FleetMap });

/** The place of the map. Its code comes after the lists, and what fails here leaves them standing. */
export const FleetMapPane = memo(function FleetMapPane(props: FleetMapProps) {
  return <MapBoundary load={loadMap} waiting={<MapWaiting />} props={props} />;
});
