import type { Plugin } from 'vite';

const modules = 'leaflet/dist/leaflet-src.esm.js';

/** What no map of ours has: controls, popups, tooltips, pictures by WMS, a long press; vectors and their GeoJSON. */
const unused: ReadonlySet<string> = new Set(
  [
    'Attribution Layers Scale Zoom Popup Tooltip TileLayerWMS TapHold',
    'Circle CircleMarker GeoJSON PointToGeoJSON Polygon Polyline SVG canvas getFeature',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Bundles Leaflet from its ES module and leaves out the classes that are unused. Its main file is one function, which a
 * bundler can only include as a whole; in the module, classes are calls and hang on each other by statements such as
 * `Map.include({ openPopup … })`. The calls are marked as pure, and statements that name what is unused are taken out.
 */
export function leafletParts(): Plugin {
  return {
    name: 'landfall:leaflet-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      return id === 'leaflet' ? this.resolve(modules, importer, { skipSelf: true }) : null;
    },
    transform(code, id) {
      if (!id.endsWith(modules)) return null;
      const missing = new Set(unused);
      let left = code;
      for (const statement of this.parse(code).body.toReversed()) {
        if (statement.type !== 'ExpressionStatement' && statement.type !== 'IfStatement') continue;
        const named = [...unused].filter((name) => names(statement, name));
        if (named.length === 0) continue;
        for (const name of named) missing.delete(name);
        left = left.slice(0, statement.start) + left.slice(statement.end);
      }
      if (missing.size > 0) this.error(`Leaflet has no statement about ${[...missing].join(', ')} any more.`);
      return { code: left.replaceAll(/^(var \w+ = )(\w+\.extend\()/gm, '$1/*#__PURE__*/ $2'), map: null };
    },
  };
}

/** Whether an identifier of that name stands anywhere in a part of a syntax tree. */
function names(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('type' in part && part.type === 'Identifier' && 'name' in part && part.name === name) return true;
  return Object.values(part).some((inner) => names(inner, name));
}
