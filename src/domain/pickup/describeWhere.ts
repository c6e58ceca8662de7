import { placeName } from '#/domain/records/placeName.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { describeSite } from './pickupSite.ts';
import { whereabouts } from './whereNow.ts';
import * as words from './words.ts';

/** The same in words: `At CN Brampton, Toronto`, `On rail to Elwood`. */
export function whereNow(box: ShipmentContainer): string | null {
  const found = whereabouts(box);
  if (!found) return null;
  const { kind, site } = found;
  if (kind === 'at') return `${words.at} ${describeSite(site) ?? words.unreportedPlace}`;
  if (kind === 'offDock') return words.offDockAt(site.terminal?.name ?? null);
  return `${words.carriedBy[kind]} ${words.to(placeName(site.place))}`;
}

/** The same beside a status in words, which it does not repeat: `CN Brampton, Toronto`, `to Elwood`. */
export function placeBeside(status: string, box: ShipmentContainer): string | null {
  const where = whereNow(box);
  const lead = [status, words.at].find((one) => where?.startsWith(`${one} `));
  return where !== null && lead !== undefined ? where.slice(lead.length + 1) : where;
}
