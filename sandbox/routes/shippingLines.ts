import { Hono } from 'hono';
import { answerOne, answerPage } from '#sandbox/jsonapi/answer.ts';
import { recordNode } from '#sandbox/jsonapi/graph.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv } from '#sandbox/view.ts';
import type { CarrierRecord } from '#sandbox/world/gazetteer.ts';
import { fold, includesFolded } from './shipmentSearch.ts';

/** docs/interface.md 2.1 and 3.6: the list has `links` and no `meta`; `search` is undeclared but sent by clients. */
export function shippingLineRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const { account, url } = c.get('view');
      const wanted = fold(url.searchParams.get('search') ?? '');
      const carriers = account.world.gazetteer.carriers.filter((each) =>
        includesFolded([each.scac, each.name, each.shortName, ...each.alternativeScacs], wanted),
      );
      return answerPage(c, 'shipping_line', carriers, shippingLineNode);
    })
    .get('/:id', (c) => {
      const id = c.req.param('id');
      const carrier = c.get('view').account.world.gazetteer.carriers.find((each) => each.id === id);
      if (!carrier) throw notFound();
      return answerOne(c, shippingLineNode(carrier));
    });
}

function shippingLineNode(carrier: CarrierRecord): Node {
  const { id, scac, name, shortName, alternativeScacs, tracks } = carrier;
  const attributes = {
    scac,
    name,
    short_name: shortName,
    alternative_scacs: alternativeScacs,
    bill_of_lading_tracking_support: tracks.bill_of_lading,
    booking_number_tracking_support: tracks.booking,
    container_number_tracking_support: tracks.container,
  };
  const type = 'shipping_line';
  return recordNode(type, id, () => ({ id, type, attributes }), {});
}
