import type { TrackedShipment } from '#sandbox/account.ts';
import { stopped } from '#sandbox/events/happenings.ts';
import { collection, type Write } from '#sandbox/jsonapi/collection.ts';
import { readShipmentLabels } from '#sandbox/jsonapi/labels.ts';
import { readBoolean } from '#sandbox/jsonapi/readBoolean.ts';
import { checkOptionalBody, readResource } from '#sandbox/jsonapi/writeBody.ts';
import { shipmentKind } from '#sandbox/records/trackingKinds.ts';
import type { ShipmentOverlay } from '#sandbox/store/overlays.ts';
import type { View } from '#sandbox/view.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';
import { readCustomer, readCustomerFilter } from './customer.ts';
import { createSearch, wasRequestedAs } from './shipmentSearch.ts';

/** docs/interface.md 2.1, 2.6 and 4.2. */
export const shipmentRoutes = () =>
  collection<TrackedShipment, ShipmentPlan>({
    kind: shipmentKind,
    meta: 'counts',
    list: select,
    rowOf: ({ account, now }, plan) => account.track(plan, now),
    find: ({ account, now }, id) => account.shipment(id, now),
    change(view, shipment, c) {
      const change = readResource(c, identity(shipment), (attributes, relationships) => {
        const id = readCustomer(relationships, view.account);
        return { ...readShipmentLabels(attributes), ...(id === undefined ? {} : { customer: { id } }) };
      });
      return changed(view, shipment, change);
    },
    actions: {
      stop_tracking(view, shipment, c) {
        checkOptionalBody(c, identity(shipment));
        if (shipment.stop !== null) return changed(view, shipment, {});
        const { plan } = shipment;
        const happening = stopped({ request: plan.request, shipment: plan }, view.now);
        // Notifications are written in the same transaction.
        return changed(view, shipment, trackingNow(view, 'stopped'), (step) =>
          c.get('webhooks').announce(happening, step),
        );
      },
      resume_tracking(view, shipment, c) {
        checkOptionalBody(c, identity(shipment));
        // What happens from now on depends on it.
        c.get('webhooks').catchUp();
        return changed(view, shipment, shipment.stop === null ? {} : trackingNow(view, 'resumed'));
      },
    },
  });

function identity({ plan }: TrackedShipment): { readonly type: string; readonly id: string } {
  return { type: shipmentKind.type, id: plan.id };
}

function trackingNow({ now }: View, action: 'stopped' | 'resumed'): Partial<ShipmentOverlay> {
  return { tracking: { action, at: now } };
}

/**
 * @param change empty when there is nothing to change: stopping or resuming twice (docs/interface.md 4.2 leaves it
 * open)
 */
function changed(
  { account, now }: View,
  { plan }: TrackedShipment,
  change: Partial<ShipmentOverlay>,
  within = (step: () => void) => step(),
): Write<TrackedShipment> {
  return {
    apply() {
      within(() => account.store.changeShipment(plan.id, change));
      return account.track(plan, now);
    },
  };
}

/** The shipments that the query asks for, newest created first. Unknown filters are ignored, as they are live. */
function select({ account, now, url }: View): readonly ShipmentPlan[] {
  const q = url.searchParams.get('q')?.trim();
  const number = url.searchParams.get('number')?.trim();
  const isStopped = readBoolean(url.searchParams, 'filter[tracking_stopped]');
  const isOfCustomer = readCustomerFilter(url.searchParams);
  const search = q ? createSearch(account, q, now) : null;
  const all = account.world.shipmentsAt(now);
  if (!q && !number && isStopped === null && !isOfCustomer) return all;
  return all.filter(
    (plan) =>
      (!search || search.finds(plan)) &&
      (!number || wasRequestedAs(plan, number)) &&
      (!isOfCustomer || isOfCustomer(account.customerOf(plan))) &&
      (isStopped === null || (account.stopOf(plan, now) !== null) === isStopped),
  );
}
