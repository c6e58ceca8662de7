import type { Plugin } from 'vite';

const modules = 'leaflet/dist/leaflet-src.esm.js';

/**
 * Bundles Leaflet from its ES module and marks the definitions of its classes as pure, so that unused classes are left
 * out. Its main file is one function, which a bundler can only include as a whole.
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
      return { code: code.replaceAll(/^(var \w+ = )(\w+\.extend\()/gm, '$1/*#__PURE__*/ $2'), map: null };
    },
  };
}
