import { Hono } from 'hono';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { featureMissing } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv } from '#sandbox/view.ts';
import { findContainer } from './containers.ts';
import { routeFeatures } from './routeFeatures.ts';

/** docs/interface.md 7: the journey of one container as GeoJSON. A paid call, like every use of the routes. */
export function mapRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/:id/map_geojson', (c) => {
    const view = c.get('view');
    const { shipment } = findContainer(c, c.req.param('id'));
    if (!view.features.has('routing')) throw featureMissing();
    return send(c, { type: 'FeatureCollection', features: routeFeatures(view, shipment) });
  });
}
