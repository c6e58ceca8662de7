import { collection } from '#sandbox/jsonapi/collection.ts';
import { kindOf } from '#sandbox/jsonapi/node.ts';
import { withNotes } from '#sandbox/records/providedData.ts';
import {
  metroAreaKind,
  type Place,
  portKind,
  terminalKind,
  terminalNode,
} from '#sandbox/records/trackingKinds.ts';
import { carrierData, carrierPages } from '#sandbox/world/carrierPages.ts';
import type { CarrierRecord } from '#sandbox/world/gazetteer.ts';
import { fold, includesFolded } from './shipmentSearch.ts';

/** `/ports/{id}`: by UUID or LOCODE; the record's id is the UUID either way (docs/interface.md 2.1). */
export const portRoutes = () =>
  collection<Place>({
    kind: portKind,
    find: ({ account }, id) => placeIn(account.world.gazetteer.ports, id),
  });

/** `/metro_areas/{id}`, likewise. */
export const metroAreaRoutes = () =>
  collection<Place>({
    kind: metroAreaKind,
    find: ({ account }, id) => placeIn(account.world.gazetteer.metroAreas, id),
  });

function placeIn(places: readonly Place[], id: string): Place | null {
  return places.find((each) => each.id === id || each.locode === id.toUpperCase()) ?? null;
}

/** `/terminals/{id}`, marine terminals and rail ramps alike (docs/interface.md 3.6). */
export const terminalRoutes = () =>
  collection({
    kind: { type: terminalKind.type, node: terminalNode },
    find: ({ account }, id) => account.world.gazetteer.terminal(id),
  });

/** docs/interface.md 2.1 and 3.6: `search` is undeclared but sent by clients. All carriers come in one page. */
export const shippingLineRoutes = () =>
  collection<CarrierRecord>({
    kind: shippingLineKind,
    size: 100,
    list({ account, url }) {
      const wanted = fold(url.searchParams.get('search') ?? '');
      return account.world.gazetteer.carriers.filter((each) =>
        includesFolded([each.scac, each.name, each.shortName, ...each.alternativeScacs], wanted),
      );
    },
    find: ({ account }, id) => account.world.gazetteer.carriers.find((each) => each.id === id) ?? null,
  });

const shippingLineKind = kindOf<CarrierRecord>({
  type: 'shipping_line',
  id: ({ id }) => id,
  attributes: (_, { scac, name, shortName, alternativeScacs, tracks }) => {
    const pages = carrierPages(scac);
    return {
      scac,
      name,
      short_name: shortName,
      alternative_scacs: alternativeScacs,
      bill_of_lading_tracking_support: tracks.bill_of_lading,
      booking_number_tracking_support: tracks.booking,
      container_number_tracking_support: tracks.container,
      provided_data: withNotes(carrierData(scac), {}),
      tracking_url: pages.tracking,
      contact_url: pages.contact,
    };
  },
});
