import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { type ListEntry, openedList, type OpenedList } from '#/device/openedList.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useHotkey } from '#/ui/hooks/useHotkey.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#/ui/icons/menuIcons.tsx';
import { withKey } from '#/ui/words.ts';
import { inList, listed, nextLabel, positionOf, previousLabel } from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');
const look =
  'flex size-8 items-center justify-center rounded text-ink-soft pointer-coarse:size-11 [a&]:hover:bg-hover [a&]:hover:text-ink';

/**
 * The rows before and after in the list that the page was opened from, in the order of that list. "Back" leads to the list,
 * however many were opened from here. Draws nothing where the page was opened from elsewhere.
 */
export function Neighbours({ shipmentId, container }: { shipmentId: string; container: string | null }) {
  const navigate = route.useNavigate();
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const place = useMemo(() => {
    const list = openedList();
    return list && placeInList(list, shipmentId, container);
  }, [shipmentId, container]);
  const [previous, next] = [place?.previous ?? null, place?.next ?? null];
  const open = (entry: ListEntry | null) => entry && void navigate(addressOf(entry));
  useHotkey('j', singleKeys && next !== null, () => open(next));
  useHotkey('k', singleKeys && previous !== null, () => open(previous));
  if (!place || place.count < 2) return null;
  return (
    <nav aria-label={inList[place.name]} className="flex shrink-0 items-center text-sm text-ink-soft">
      <Step entry={previous} label={previousLabel} keys="k">
        <ChevronLeftIcon />
      </Step>
      <span className="whitespace-nowrap">
        {positionOf(place.position, place.count)}
        <span className="max-sm:sr-only"> {listed[place.name](place.count)}</span>
      </span>
      <Step entry={next} label={nextLabel} keys="j">
        <ChevronRightIcon />
      </Step>
    </nav>
  );
}

function Step({
  entry,
  label,
  keys,
  children,
}: {
  entry: ListEntry | null;
  label: string;
  keys: string;
  children: ReactNode;
}) {
  if (!entry) {
    return (
      <span aria-hidden className={`${look} opacity-40`}>
        {children}
      </span>
    );
  }
  return (
    <Link
      {...addressOf(entry)}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={withKey(label, keys)}
      className={look}
    >
      {children}
    </Link>
  );
}

const addressOf = ({ shipmentId, container }: ListEntry) =>
  ({
    to: '/shipments/$shipmentId',
    params: { shipmentId },
    search: { container: container ?? undefined },
    replace: true,
  }) as const;

/** Where a container stands in the list that it was opened from. */
interface PlaceInList {
  readonly name: OpenedList['name'];
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: ListEntry | null;
  readonly next: ListEntry | null;
}

/**
 * Null where the list does not have it. Several rows may open one container, as exceptions do; they are one place.
 *
 * @param container what the address calls the container in view; null where the shipment has none
 */
export function placeInList(
  { name, entries }: OpenedList,
  shipmentId: string,
  container: string | null,
): PlaceInList | null {
  const places = [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
  const ofShipment = (entry: ListEntry) => entry.shipmentId === shipmentId;
  const exact = places.findIndex((entry) => ofShipment(entry) && entry.container === container);
  const index =
    exact < 0 ? places.findIndex((entry) => ofShipment(entry) && entry.container === null) : exact;
  if (index < 0) return null;
  return {
    name,
    position: index + 1,
    count: places.length,
    previous: places[index - 1] ?? null,
    next: places[index + 1] ?? null,
  };
}
