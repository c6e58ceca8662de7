import { memo, useMemo } from 'react';
import type { FleetPort } from '#/domain/fleetMap/ports.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { MapPort } from '#/features/map/canvas/mapPort.ts';
import { MapBoundary } from '#/features/map/frame/MapBoundary.tsx';
import { MapWaiting } from '#/features/map/frame/MapWaiting.tsx';
import { placeNotReported } from '#/parts/words.ts';
import type { FleetMapProps } from './FleetMap.tsx';

const loadMap = async () => ({ default: (await import('./FleetMap.tsx')).FleetMap });

interface FleetMapPaneProps extends Omit<FleetMapProps, 'marks'> {
  readonly ports: readonly FleetPort[];
}

/** The map. Its code loads after the lists, and a failure of it leaves them usable. */
export const FleetMapPane = memo(function FleetMapPane({ ports, ...props }: FleetMapPaneProps) {
  const { selection } = props;
  const selected = selection?.kind === 'port' ? selection.key : null;
  const marks = useMemo(() => ports.flatMap((port) => markOf(port, selected)), [ports, selected]);
  return <MapBoundary load={loadMap} waiting={<MapWaiting />} props={{ ...props, marks }} />;
});

/** Places with containers are emphasised over those that only expect some. */
function markOf({ key, place, present }: FleetPort, selected: string | null): MapPort[] {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return [];
  const name = placeName(place) ?? placeNotReported;
  const mark = present > 0 ? 'reached' : key === selected ? 'upcoming' : 'other';
  return [{ id: key, name, position: { latitude, longitude }, mark }];
}
