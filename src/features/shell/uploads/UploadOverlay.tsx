import { DropOverlay } from '#/parts/pages/DropOverlay.tsx';
import type { DropPlace } from './dropPlace.ts';
import { drop } from './words.ts';

/** Says what becomes of files that are dropped. */
export function UploadOverlay({ place }: { place: DropPlace | null }) {
  return <DropOverlay title={drop.title} text={place?.shipmentId ? drop.toShipment : drop.byNumbers} />;
}
