import { useChangedCount } from '#/queries/changes.ts';
import { NavCount } from './NavCount.tsx';

/** How many shipments have changed since the last look, from what has been read anyway. */
export function ChangesCount() {
  return <NavCount count={useChangedCount()} one="shipment" many="shipments" />;
}
