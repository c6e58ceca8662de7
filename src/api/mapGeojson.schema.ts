import * as v from 'valibot';

const position = v.pipe(v.array(v.number()), v.minLength(2));

const point = v.object({ type: v.literal('Point'), coordinates: position });
const line = v.object({ type: v.literal('LineString'), coordinates: v.array(position) });

/**
 * The route of a container as GeoJSON: positions are `[longitude, latitude]`, only `feature_type` is sure to be in
 * `properties`, and no features at all means that there is no route data (interface notes 8).
 */
export const mapGeojsonSchema = v.object({
  type: v.literal('FeatureCollection'),
  features: v.array(
    v.object({
      type: v.literal('Feature'),
      geometry: v.variant('type', [point, line]),
      properties: v.looseObject({ feature_type: v.string() }),
    }),
  ),
});
