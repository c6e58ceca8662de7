import { isRailMove } from './inlandMove.ts';
import { inlandPlace } from './inlandPlace.ts';
import { type PickupSite, pickupSite, siteWords } from './pickupSite.ts';
import type { Box } from './sailings.ts';
import { whereabouts } from './whereabouts.ts';

/** Where a container is now: `At CN Brampton, Toronto`, `By rail to Elwood`; null once it is out or where nothing tells. */
export function whereNow(box: Box): string | null {
  const { shipment, container } = box;
  const at = (words: string, site: PickupSite) =>
    `${words} ${siteWords(site) ?? 'a place that is not reported'}`;
  const only = (place: PickupSite['place']): PickupSite => ({ place, terminal: null });
  switch (whereabouts(shipment, container)) {
    case 'origin':
      return at('At', only(shipment.portOfLading));
    case 'aboard':
      return at('On the way to', only(shipment.portOfDischarge));
    case 'discharge':
      return at('At', pickupSite('discharge', box));
    case 'rail':
      return at(isRailMove(container) ? 'By rail to' : 'On the way inland to', only(inlandPlace(shipment)));
    case 'inland':
      return at('At', pickupSite('destination', box));
    case 'gone':
    case 'untold':
      return null;
  }
}
