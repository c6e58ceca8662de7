import { sortKey } from '#/time/moment.ts';
import type { Place } from './place.ts';
import type { Shipment } from './shipment.ts';

/** The orders of the list. `newest` is the order in which the service lists. */
export const fleetSorts = ['newest', 'arrival', 'latest', 'number', 'carrier', 'discharge'] as const;
export type FleetSort = (typeof fleetSorts)[number];

export function isFleetSort(word: string | undefined): word is FleetSort {
  return fleetSorts.some((sort) => sort === word);
}

/** Each order in words, as it stands after a count of shipments. */
export const fleetSortWords: Readonly<Record<FleetSort, string>> = {
  newest: 'newest first',
  arrival: 'next arrival first',
  latest: 'last arrival first',
  number: 'by bill of lading',
  carrier: 'by carrier',
  discharge: 'by port of discharge',
};

type Compare = (a: Shipment, b: Shipment) => number;

const compare: Readonly<Record<Exclude<FleetSort, 'newest'>, Compare>> = {
  arrival: byArrival(1),
  latest: byArrival(-1),
  number: byText((shipment) => shipment.billOfLading),
  carrier: byText(({ carrier }) => carrier.shortName ?? carrier.name ?? carrier.scac),
  discharge: byText(({ portOfDischarge }) => placeText(portOfDischarge)),
};

/** The shipments in an order; equals keep the order of the service. What lacks the value comes last. */
export function sortFleet(shipments: readonly Shipment[], sort: FleetSort): readonly Shipment[] {
  return sort === 'newest' ? shipments : shipments.toSorted(compare[sort]);
}

/**
 * What is still to come first, by its estimate, an overdue one included; then what has arrived, the most recent
 * first; what has no estimate last. With `direction` -1 the estimates run the other way.
 */
function byArrival(direction: 1 | -1): Compare {
  const group = ({ podAta, podEta }: Shipment) => (podAta ? 1 : podEta ? 0 : 2);
  return (a, b) => {
    const apart = group(a) - group(b);
    if (apart !== 0) return apart;
    if (a.podAta && b.podAta) return sortKey(b.podAta) - sortKey(a.podAta);
    return a.podEta && b.podEta ? direction * (sortKey(a.podEta) - sortKey(b.podEta)) : 0;
  };
}

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byText(textOf: (shipment: Shipment) => string | null): Compare {
  return (a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return words.compare(one, other);
  };
}

function placeText(place: Place | null): string | null {
  return place?.name ?? place?.locode ?? null;
}
