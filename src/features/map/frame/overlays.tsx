import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { classes } from '#/ui/classes.ts';
import { Icon } from '#/ui/icons/Icon.tsx';
import { fit, isNarrow, useMapFact } from './mapView.ts';
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
        'card flex divide-line overflow-hidden shadow-float',
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

const PlusIcon = () => (
  <Icon>
    <path d="M8 3.25v9.5M3.25 8h9.5" />
  </Icon>
);

const MinusIcon = () => (
  <Icon>
    <path d="M3.25 8h9.5" />
  </Icon>
);

const GrowIcon = () => (
  <Icon>
    <path d="M9.5 2.75h3.75V6.5M13 3 9.25 6.75M6.5 13.25H2.75V9.5M3 13l3.75-3.75" />
  </Icon>
);

const ShrinkIcon = () => (
  <Icon>
    <path d="M9.25 3v3.75H13M9.5 6.5l3.75-3.75M6.75 13V9.25H3M6.5 9.5l-3.75 3.75" />
  </Icon>
);

const ShowAllIcon = () => (
  <Icon>
    <path d="M2.75 5.5V2.75H5.5M10.5 2.75h2.75V5.5M13.25 10.5v2.75H10.5M5.5 13.25H2.75V10.5" />
    <circle cx="8" cy="8" r="1.75" />
  </Icon>
);
