import { DomEvent } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { WorldPoint } from '#/domain/geo/mercator.ts';
import { useBeside } from '#/features/map/canvas/useBeside.ts';
import { Button } from '#/ui/Button.tsx';
import { SelectLink } from './SelectLink.tsx';
import { vesselName } from './vesselName.ts';
import { closeWord, containerCount, vesselsHere } from './words.ts';

/** The vessels at one place, as a list on the map. It closes with Escape, and once the map moves. */
export function ClusterList({
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
      className="card absolute top-0 left-0 z-[800] flex max-h-[80%] w-64 max-w-[90%] cursor-default flex-col overflow-hidden text-sm shadow-sm"
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
            className="relative flex min-h-9 items-center justify-between gap-3 px-3 py-1.5 hover:bg-hover pointer-coarse:min-h-11"
          >
            <SelectLink selection={{ kind: 'vessel', key: vessel.key }}>{vesselName(vessel)}</SelectLink>
            <span className="shrink-0 text-ink-soft">{containerCount(vessel.count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
