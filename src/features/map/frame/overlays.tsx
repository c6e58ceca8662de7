import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { formatCount } from '#/language/plural.ts';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { Icon } from '#/ui/icons/Icon.tsx';
import type { BaseMapState } from './baseMapLayer.ts';
import { fit, isNarrow, useMapFact } from './mapView.ts';
import {
  collapseMap,
  expandMap,
  showAll,
  zoomIn,
  zoomOut,
  groundCoarse,
  groundFailed,
  groundLoading,
} from './words.ts';

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

/** The state of the base map. The layers over it are correct without it. */
export function MapNotice({
  map,
  state,
  notes,
  onRetry,
}: {
  map: LeafletMap;
  state: BaseMapState;
  /** Errors in the configuration of the map. */
  notes: readonly string[];
  onRetry: () => void;
}) {
  const narrow = useMapFact(map, isNarrow);
  return (
    <div
      role="status"
      className={classes(
        'pointer-events-none absolute z-1 flex flex-col gap-2 text-sm print:hidden',
        // Beside the buttons, or below them.
        narrow ? 'inset-x-2 top-14 items-start' : 'top-2 right-14 left-14 items-center',
      )}
    >
      {state === 'loading' && <p className="map-later card px-3 py-1 text-ink-soft">{groundLoading}</p>}
      {(state === 'failed' || state === 'coarse') && (
        <div className="card pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 shadow-float">
          <p>{state === 'failed' ? groundFailed : groundCoarse}</p>
          <Button look="bare" className="-ml-2" onClick={onRetry}>
            {tryAgain}
          </Button>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="rounded bg-attention-wash px-3 py-1 text-attention">
          {note}
        </p>
      ))}
    </div>
  );
}

/** The international nautical mile. */
const METRES_OF_NAUTICAL_MILE = 1852;

/** Around the equator of the sphere of Web Mercator (EPSG:3857), in metres. */
const EQUATOR = 2 * Math.PI * 6_378_137;

/** Pixels. The shortest bar is half as wide and still has room for its text. */
const widest = 128;

/** The scale at the middle of the map, and the attributions. Those are rendered as text, never as HTML. */
export function MapCorner({ map, attributions }: { map: LeafletMap; attributions: readonly string[] }) {
  const metres = useMapFact(map, () => metresOfPixel(map.getCenter().lat, map.getZoom()));
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-1 z-1 flex items-end justify-between gap-4 text-2xs text-(--map-label)">
      <div
        className="shrink-0 pb-1"
        role="img"
        aria-label={scaleBars(metres, widest)
          .map(({ text }) => text)
          .join(', ')}
      >
        {scaleBars(metres, widest).map(({ text, pixels }) => (
          <div
            key={text}
            style={{ width: pixels }}
            className="border-x border-(--map-label) px-1 leading-4 whitespace-nowrap first:border-b"
          >
            {text}
          </div>
        ))}
      </div>
      <p className="min-w-0 text-right">{attributions.join(' · ')}</p>
    </div>
  );
}

/** A bar of the scale: a round length and its width in pixels. */
interface ScaleBar {
  readonly text: string;
  readonly pixels: number;
}

/** The length of a pixel in metres, at a latitude (degrees) and Leaflet's zoom. */
export function metresOfPixel(latitude: number, zoom: number): number {
  return (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}

/** The longest round lengths, metric and nautical, that take no more than `most` pixels. */
export function scaleBars(
  metresPerPixel: number,
  limit: number,
): readonly [metric: ScaleBar, nautical: ScaleBar] {
  const longest = metresPerPixel * limit;
  return [longest >= 1000 ? bar('km', 1000) : bar('m', 1), bar('nm', METRES_OF_NAUTICAL_MILE)];

  function bar(unit: string, metres: number): ScaleBar {
    const length = roundBelow(longest / metres);
    return { text: `${formatCount(length)} ${unit}`, pixels: (length * metres) / metresPerPixel };
  }
}

/** The largest of 1, 2, 3 and 5 times a power of ten that is not above a number. */
export function roundBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  const first = number / power;
  const step = [5, 3, 2, 1].find((candidate) => candidate <= first) ?? 1;
  // Without it, tenths of a mile come out as 0.30000000000000004.
  return Number((step * power).toPrecision(1));
}
