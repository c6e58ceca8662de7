import type { Box } from '#/domain/records/box.ts';
import { placeName, placeWithCode } from '#/domain/records/placeName.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { isOnRail, phaseOf } from '#/domain/status/phase.ts';
import { type PickupSite, pickupSite, siteWords } from './pickupSite.ts';
import * as words from './words.ts';

/** Where a container is, or the place that it is carried to. */
export interface Whereabouts {
  readonly kind: keyof typeof words.carriedBy | 'at' | 'offDock';
  readonly site: PickupSite;
}

/** Where a container is now; null once it is out or where nothing is reported. */
export function whereabouts(box: Box): Whereabouts | null {
  const { shipment, container } = box;
  const only = (place: PickupSite['place']): PickupSite => ({ place, terminal: null });
  switch (phaseOf(container, shipment)) {
    case 'origin':
      // Before it is on a vessel only a train shows where it is: a booked container may be anywhere.
      return isOnRail(container, shipment) ? { kind: 'rail', site: only(shipment.portOfLoading) } : null;
    case 'vessel':
      return { kind: 'vessel', site: only(shipment.portOfDischarge) };
    case 'arrived':
    case 'port':
    case 'awaitingInland':
      return { kind: 'at', site: pickupSite('discharge', box) };
    case 'offDock':
      // The terminal has moved it to another yard (docs/interface.md 4.1).
      return {
        kind: 'offDock',
        site: { place: shipment.portOfDischarge, terminal: container.pickupFacility },
      };
    case 'inlandTransit':
      return { kind: isRailMove(container) ? 'rail' : 'inland', site: only(inlandPlace(shipment)) };
    case 'inlandTerminal':
      return { kind: 'at', site: pickupSite('destination', box) };
    case 'consignee':
    case 'returned':
    case 'unknown':
      return null;
  }
}

/** The same in words: `At CN Brampton, Toronto`, `On rail to Elwood`. */
export function whereNow(box: Box): string | null {
  const found = whereabouts(box);
  if (!found) return null;
  const { kind, site } = found;
  if (kind === 'at') return `${words.at} ${siteWords(site) ?? words.unreportedPlace}`;
  if (kind === 'offDock') return words.offDockAt(site.terminal?.name ?? null);
  return `${words.carriedBy[kind]} ${words.to(placeName(site.place))}`;
}

/** The same beside a status in words, which it does not repeat: `CN Brampton, Toronto`, `to Elwood`. */
export function placeBeside(status: string, box: Box): string | null {
  const where = whereNow(box);
  const lead = [status, words.at].find((one) => where?.startsWith(`${one} `));
  return where !== null && lead !== undefined ? where.slice(lead.length + 1) : where;
}

/** Where it is in two parts, the place first: `Los Angeles (USLAX)` and `West Basin`, `On vessel` and `to Oakland (USOAK)`. */
export function whereInParts({ kind, site }: Whereabouts): readonly [where: string, more: string | null] {
  const place = placeWithCode(site.place);
  const terminal = site.terminal?.name ?? null;
  if (kind === 'offDock') return [words.offDock, terminal ?? words.yardNotReported];
  if (kind !== 'at') return [words.carriedBy[kind], words.to(place)];
  return place === null ? [terminal ?? words.unreportedPlace, null] : [place, terminal];
}
