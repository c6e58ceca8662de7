import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { classes } from '#/ui/classes.ts';
import { MinusIcon, PlusIcon, ShowAllIcon, ShrinkIcon, GrowIcon } from './mapIcons.tsx';
import { fit, isNarrow } from './mapView.ts';
import { useMapFact } from './useMapFact.ts';
import { collapseMap, expandMap, showAll, zoomIn, zoomOut } from './words.ts';

/** The buttons over the map. On the map itself the keyboard has plus and minus. */
export function MapControls({
  map,
  bounds,
  expanded,
  onExpand,
}: {
  map: LeafletMap;
  bounds: Bounds | null;
  expanded: boolean;
  onExpand: () => void;
}) {
  const closest = useMapFact(map, () => map.getZoom() >= map.getMaxZoom());
  const farthest = useMapFact(map, () => map.getZoom() <= map.getMinZoom());
  const narrow = useMapFact(map, isNarrow);
  return (
    <div className={classes('absolute top-2 right-2 z-1 flex gap-2 print:hidden', !narrow && 'flex-col')}>
      <Group across={narrow}>
        <Control label={expanded ? collapseMap : expandMap} onPress={onExpand}>
          {expanded ? <ShrinkIcon /> : <GrowIcon />}
        </Control>
        {bounds && (
          <Control label={showAll} onPress={() => fit(map, bounds)}>
            <ShowAllIcon />
          </Control>
        )}
      </Group>
      <Group across={narrow}>
        <Control label={zoomIn} off={closest} onPress={() => map.zoomIn()}>
          <PlusIcon />
        </Control>
        <Control label={zoomOut} off={farthest} onPress={() => map.zoomOut()}>
          <MinusIcon />
        </Control>
      </Group>
    </div>
  );
}

function Group({ across, children }: { across: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        'card flex divide-line overflow-hidden shadow-sm',
        across ? 'divide-x' : 'flex-col divide-y',
      )}
    >
      {children}
    </div>
  );
}

function Control({
  label,
  off = false,
  onPress,
  children,
}: {
  label: string;
  /** Looks disabled. It keeps the focus, which `disabled` would lose. */
  off?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => off || onPress()}
      className="flex size-8 items-center justify-center text-ink-soft -outline-offset-2 hover:bg-hover hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
