// Loading
export const mapLoading = 'Loading the map';
export const mapFailed = 'The map could not be loaded';
export const mapFailedHint =
  'Its code did not load or has failed. Everything that it shows is also in the list.';
export const groundLoading = 'Loading land and borders…';
export const groundFailed =
  'Land and borders could not be loaded. Everything else on the map is in its place.';
export const groundCoarse =
  'Some detail of land and borders could not be loaded. What is drawn is correct, only coarser.';

// Controls
export const expandMap = 'Expand map';
export const collapseMap = 'Collapse map';
export const showAll = 'Show all';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const skipMap = 'Skip map';
export const keysHint = 'Arrow keys pan the map, plus and minus zoom.';

/** As Natural Earth asks to be named. */
export const naturalEarth = 'Made with Natural Earth';

// Street tiles
export const tilesWithoutUrl =
  'config.json: streetTiles.url must be a path or an https address with {z}, {x} and {y}. Street tiles are off.';
export const tilesWithoutAttribution =
  'config.json: streetTiles.attribution must be the attribution that the source asks for, at most 200 characters. Street tiles are off.';
export const tilesWithoutZoom =
  'config.json: streetTiles.maxZoom must be a whole number from 1 to 22. 18 is used instead.';
