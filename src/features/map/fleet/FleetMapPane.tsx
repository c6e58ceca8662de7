import { memo, useMemo } from 'react';
import { fleetFrame } from '#/domain/fleetMap/fleetFrame.ts';
import type { FleetPort } from '#/domain/fleetMap/ports.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { MapPort } from '#/features/map/canvas/mapPort.ts';
import { MapBoundary } from '#/features/map/frame/MapBoundary.tsx';
import { MapWaiting } from '#/features/map/frame/MapWaiting.tsx';
import { placeNotReported } from '#/parts/words.ts';
import type { FleetMapProps } from './FleetMap.tsx';

const loadMap = async () => ({ default: (await import('./FleetMap.tsx')).FleetMap });

interface FleetMapPaneProps extends Omit<FleetMapProps, 'marks' | 'bounds'> {
  readonly ports: readonly FleetPort[];
  /** True until all shipments are loaded: the map is framed once, and not with every page of the list. */
  readonly isLoading: boolean;
}

/** The map. Its code loads after the lists, and a failure of it leaves them usable. */
export const FleetMapPane = memo(function FleetMapPane({ ports, isLoading, ...props }: FleetMapPaneProps) {
  const { selection, vessels } = props;
  const selected = selection?.kind === 'port' ? selection.key : null;
  const marks = useMemo(() => ports.flatMap((port) => markOf(port, selected)), [ports, selected]);
  const bounds = useMemo(() => (isLoading ? null : fleetFrame(vessels, ports)), [isLoading, vessels, ports]);
  return <MapBoundary load={loadMap} waiting={<MapWaiting />} props={{ ...props, marks, bounds }} />;
});

/** Places with containers are emphasised over those that only expect some. */
function markOf({ key, place, present }: FleetPort, selected: string | null): MapPort[] {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return [];
  const name = placeName(place) ?? placeNotReported;
  const mark = present > 0 ? 'reached' : key === selected ? 'upcoming' : 'other';
  return [{ id: key, name, position: { latitude, longitude }, mark }];
}
