import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { indexNumbers } from '#sandbox/numberIndex.ts';
import type { DocumentNumber, Link, LinkedType } from '#sandbox/store/documents.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';

const ofShipments = new Set(['bill_of_lading_number', 'booking_number']);
const ofReferences = new Set(['reference_number', 'purchase_order_number']);

/** A reference that more shipments share than this says nothing of the document. */
const maxSharing = 10;

/**
 * What the numbers are about, of the shipments and containers in the account. References count only where no number of a
 * carrier leads anywhere.
 */
export function findLinks(
  account: Account,
  now: Instant,
  numbers: readonly DocumentNumber[],
): readonly Link[] {
  const found = new Map<string, Link>();
  const add = (type: LinkedType, id: string) => found.set(`${type} ${id}`, { type, id, origin: 'found' });
  const index = indexNumbers(account.world.requestsAt(now));
  for (const { name, value } of numbers) {
    const isContainer = name === 'container_number';
    if (!isContainer && !ofShipments.has(name)) continue;
    for (const { shipment } of index.find(value)) {
      if (!shipment || account.shipment(shipment.id, now) === null) continue;
      const container = shipment.containers.find((each) => each.number === value);
      if (isContainer && (!container || account.container(container.id, now) === null)) continue;
      add('shipment', shipment.id);
      if (isContainer && container) add('container', container.id);
    }
  }
  if (found.size === 0) {
    for (const { name, value } of numbers) {
      if (!ofReferences.has(name)) continue;
      const sharing = account.world.shipmentsAt(now).filter((plan) => hasReference(account, plan, value));
      if (sharing.length <= maxSharing) for (const { id } of sharing) add('shipment', id);
    }
  }
  return [...found.values()];
}

function hasReference(account: Account, plan: ShipmentPlan, value: string): boolean {
  return account.shipmentRefs(plan).some((each) => compact(each) === value);
}

function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Links that users made or denied stand over those that were found. */
export function withFound(known: readonly Link[], found: readonly Link[]): readonly Link[] {
  const ofUsers = known.filter(({ origin }) => origin !== 'found');
  const isKnown = ({ type, id }: Link) => ofUsers.some((each) => each.type === type && each.id === id);
  return [...ofUsers, ...found.filter((link) => !isKnown(link))];
}
