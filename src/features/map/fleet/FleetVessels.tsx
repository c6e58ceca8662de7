import { DomEvent } from 'leaflet';
import { useState, useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { byDischarge } from '#/domain/fleetMap/discharge.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { type Bounds, boundsOf } from '#/domain/geo/bounds.ts';
import { type WorldPoint, worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import { unwrap } from '#/domain/geo/unwrap.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { useBeside } from '#/features/map/canvas/useBeside.ts';
import { clusterReach, type PlacedVessel, VesselLayer } from '#/features/map/canvas/VesselLayer.tsx';
import type { VesselFeed } from '#/features/map/canvas/vesselPositions.ts';
import { closestFit, fit } from '#/features/map/frame/mapView.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { TimeRange } from '#/parts/time/TimeRange.tsx';
import { systemClock } from '#/time/clock.ts';
import { Button } from '#/ui/Button.tsx';
import { containerCount } from '#/wording/counts.ts';
import { vesselName } from '#/wording/vessels.ts';
import { EtaChangeBadge } from './EtaChangeBadge.tsx';
import { SelectLink } from './SelectLink.tsx';
import { andMore, estimatedFrom, etaOf, vesselCount, closeWord, vesselsHere } from './words.ts';

/** Names of vessels that are drawn as one. */
const limit = 5;

/** The vessels of the fleet. Those drawn as one open: the map zooms to them, or lists them where they stand together. */
export function FleetVessels({
  feed,
  vessels,
  selected,
  onSelect,
}: {
  feed: VesselFeed;
  vessels: readonly FleetVessel[];
  selected: string | null;
  onSelect: (key: string) => void;
}) {
  const map = useMap();
  const [listed, setListed] = useState<{ readonly keys: readonly string[]; readonly place: WorldPoint }>();
  const named = (keys: readonly string[]) => vessels.filter(({ key }) => keys.includes(key));
  const open = (placed: readonly PlacedVessel[], place: WorldPoint) => {
    const bounds = boundsOf(unwrap(placed));
    if (!bounds || map.getZoom() >= closestFit || standTogether(bounds)) {
      setListed({ keys: placed.map(({ id }) => id), place });
    } else {
      fit(map, bounds);
    }
  };
  return (
    <>
      <VesselLayer feed={feed} selected={selected} onSelect={onSelect} onOpen={open}>
        {listed ? undefined : (keys) => <VesselLabel vessels={named(keys)} />}
      </VesselLayer>
      {listed && (
        <ClusterList
          key={listed.keys.join(' ')}
          place={listed.place}
          vessels={named(listed.keys)}
          onClose={() => setListed(undefined)}
        />
      )}
    </>
  );
}

/** Whether they would be drawn as one as near as they are ever fitted. */
function standTogether({ west, south, east, north }: Bounds): boolean {
  const world = worldSize(closestFit);
  return (
    worldX(east, world) - worldX(west, world) <= clusterReach &&
    worldY(south, world) - worldY(north, world) <= clusterReach
  );
}

/** What the map says of vessels under the pointer: of one its containers and ETA, of several their names. */
function VesselLabel({ vessels }: { vessels: readonly FleetVessel[] }) {
  const [first, ...others] = vessels;
  if (!first) return null;
  const count = containerCount(vessels.reduce((sum, vessel) => sum + vessel.count, 0));
  if (others.length > 0) {
    const names = vessels
      .slice(0, limit)
      .map(({ vessel }) => vesselName(vessel))
      .join(', ');
    return (
      <>
        <p className="font-semibold">{`${vesselCount(vessels.length)}${clauseComma}${count}`}</p>
        <p className="text-ink-soft">
          {vessels.length > limit ? andMore(names, vessels.length - limit) : names}
        </p>
      </>
    );
  }
  const [next] = byDischarge(first, systemClock.now());
  return (
    <>
      <p>
        <span className="font-semibold">{vesselName(first.vessel)}</span> · {count}
      </p>
      {!first.reported && <p className="text-ink-soft">{estimatedFrom}</p>}
      {next?.eta && (
        <p className="flex flex-wrap items-center gap-x-2">
          {etaOf(placeName(next.place))} <TimeRange from={next.eta.from} to={next.eta.to} />
          {next.change && <EtaChangeBadge change={next.change} />}
        </p>
      )}
    </>
  );
}

/** The vessels at one place, as a list on the map. It closes with Escape, and once the map moves. */
function ClusterList({
  place,
  vessels,
  onClose,
}: {
  /** At the zoom of the map. */
  place: WorldPoint;
  vessels: readonly FleetVessel[];
  onClose: () => void;
}) {
  const map = useMap();
  const { element } = useBeside(place);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    DomEvent.disableClickPropagation(list);
    DomEvent.disableScrollPropagation(list);
    list.querySelector('a')?.focus({ preventScroll: true });
    const leave = () => close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // An expanded map would collapse by the same key.
      event.preventDefault();
      close();
      map.getContainer().focus({ preventScroll: true });
    };
    list.addEventListener('keydown', onKey);
    map.on('movestart click', leave);
    return () => {
      list.removeEventListener('keydown', onKey);
      map.off('movestart click', leave);
    };
  }, [map, element]);
  return (
    <div
      ref={element}
      role="group"
      aria-label={vesselsHere(vessels.length)}
      className="card absolute top-0 left-0 z-[800] flex max-h-[80%] w-64 max-w-[90%] cursor-default flex-col overflow-hidden text-sm shadow-float"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3">
        <p className="font-semibold">{vesselsHere(vessels.length)}</p>
        <Button look="bare" onClick={onClose}>
          {closeWord}
        </Button>
      </div>
      <ul className="divide-y divide-line overflow-y-auto">
        {vessels.map((vessel) => (
          <li
            key={vessel.key}
            className="relative flex min-h-9 items-center justify-between gap-3 px-3 py-1 hover:bg-hover pointer-coarse:min-h-11"
          >
            <SelectLink selection={{ kind: 'vessel', key: vessel.key }}>
              {vesselName(vessel.vessel)}
            </SelectLink>
            <span className="shrink-0 text-ink-soft">{containerCount(vessel.count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
