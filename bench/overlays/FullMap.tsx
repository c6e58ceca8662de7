import type { ReactNode } from 'react';
import { MapCard } from '../../src/features/map/frame/MapCard.tsx';
import { MapFrame } from '../../src/features/map/frame/MapFrame.tsx';

/** Our map as large as its host, with layers: the ground on which both are measured. */
export function FullMap({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MapCard
      label={label}
      className="h-full"
      mapClassName="h-full"
      map={<MapFrame label={label}>{children}</MapFrame>}
    />
  );
}
