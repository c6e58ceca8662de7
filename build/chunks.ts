import { isNamed, type NamedFiles, pathOf } from './namedFiles.ts';
import { firstScreen } from './preloadFirstScreen.ts';

/** Packages that the board does not need: the router with what it needs, and what keeps preferences. */
const ofPages =
  /@tanstack\/(react-router|router-core|history|react-store|store)\/|use-sync-external-store\/|zustand\/esm\/middleware/;

/** What the board starts with, and what its start shares with the pages of index.html. */
const start: NamedFiles = {
  rule: 'The chunk “core” of build/chunks.ts',
  files: [
    'src/app/styles.css',
    'src/app/start.ts',
    'src/domain/list/searchParams.ts',
    'src/queries/errorWords.ts',
    'src/queries/fleet.ts',
    'src/ui/Button.tsx',
    'src/ui/classes.ts',
    'src/domain/board/search.ts',
    'src/domain/records/labelTarget.ts',
    'src/time/instant.ts',
    'src/time/zone.ts',
  ],
};

/** What the board shares with the list: what reads the wire, what was cached, and rules. */
const rules: NamedFiles = {
  rule: 'The chunk “rules” of build/chunks.ts',
  files: [
    'src/api/shipments.ts',
    'src/device/release.ts',
    'src/domain/arrival/arrival.ts',
    'src/domain/arrival/arrivalWindow.ts',
    'src/domain/arrival/etaChange.ts',
    'src/domain/list/facets.ts',
    'src/domain/pickup/freeDay.ts',
    'src/domain/pickup/holds.ts',
    'src/domain/pickup/pickup.ts',
    'src/domain/records/attempt.ts',
    'src/domain/records/containerName.ts',
    'src/domain/records/identifiers.ts',
    'src/domain/records/ownEntry.ts',
    'src/domain/records/placeName.ts',
    'src/domain/records/podTerminals.ts',
    'src/domain/records/sift.ts',
    'src/domain/status/reached.ts',
    // Of the journeys, which both draw once their rows are there.
    'src/domain/timeline/passedEstimate.ts',
    'src/domain/timeline/progressWords.ts',
    'src/domain/timeline/recordedEvents.ts',
    'src/parts/unreadWords.ts',
    'src/queries/cachedFleet.ts',
    'src/time/format.ts',
    'src/time/hasPassed.ts',
    'src/time/localDay.ts',
    'src/time/overdue.ts',
    'src/time/relative.ts',
    'src/ui/lazyPart.ts',
    'src/ui/useNow.ts',
  ],
};
const useQuery = /react-query\/.*\/useQuery\.js$/;

const board: NamedFiles = {
  rule: 'The chunk “board” of build/chunks.ts',
  files: ['src/queries/boardFleet.ts'],
};

/** What the map of the fleet shares with that of a container, without Leaflet. */
const maps: NamedFiles = {
  rule: 'The chunk “maps” of build/chunks.ts',
  files: [
    'src/domain/fleetMap/positionAge.ts',
    'src/domain/geo/positionWords.ts',
    'src/domain/route/projectedRoute.ts',
    'src/domain/route/words.ts',
    'src/features/map/frame/MapBoundary.tsx',
    'src/features/map/frame/MapCard.tsx',
    'src/features/map/frame/MapWaiting.tsx',
    'src/queries/containerRoute.ts',
  ],
};
/** What is compared with the last review, when there is time. */
const changes: NamedFiles = {
  rule: 'The chunk “changes” of build/chunks.ts',
  files: ['src/queries/comparison.ts', 'src/domain/changes/words.ts'],
};
/** What counts the exceptions for the navigation, of which the requests of an account are some. */
const exceptions: NamedFiles = {
  rule: 'The chunk “exceptions” of build/chunks.ts',
  files: ['src/api/trackingRequests.ts', 'src/domain/exceptions/exceptions.ts'],
};
/** What the list is narrowed with, which comes after its rows. */
const filters: NamedFiles = {
  rule: 'The chunk “filters” of build/chunks.ts',
  files: [
    'src/domain/list/activeFilters.ts',
    'src/domain/list/facetCounts.ts',
    'src/features/shipments/filters/FacetLists.tsx',
    'src/features/shipments/filters/ListChips.tsx',
    'src/features/shipments/filters/QuickFilters.tsx',
  ],
};
const entries: NamedFiles = {
  rule: 'The chunk “pages” of build/chunks.ts',
  files: [
    'src/app/early.ts',
    'src/app/main.tsx',
    'src/wall/arrivals.html',
    'src/wall/board.tsx',
    'src/wall/retryStart.ts',
  ],
};
/** The files that chunks are made of by name. */
export const chunkFiles = [start, rules, board, maps, changes, exceptions, filters, entries];

/**
 * Which files the code of the first screens goes into, with whatever it needs that no earlier one holds. Few files
 * compress better than many, and neither page may load what only the other needs: the budgets are in `.size-limit.ts`.
 */
export const firstChunks = [
  { name: 'packages', tags: ['$initial'], test: (id) => id.includes('node_modules') && !ofPages.test(id) },
  { name: 'core', test: (id) => isNamed(start, id) },
  // The board's, and the page's that sets it up: no other page needs it.
  { name: 'board', test: (id) => isNamed(board, id) },
  {
    name: 'pages',
    tags: ['$initial'],
    test: (id) =>
      id.includes('node_modules') || (pathOf(id)?.startsWith('src/') === true && !isNamed(entries, id)),
  },
  { name: 'rules', test: (id) => isNamed(rules, id) || useQuery.test(id) },
  { name: 'screen', test: (id) => isNamed(firstScreen, id) },
] satisfies { name: string; tags?: ['$initial']; test: (id: string) => boolean }[];

/** All groups of the build. Whatever has none is split as the pages load it. */
export const chunks = [
  ...firstChunks,
  ...Object.entries({ maps, changes, exceptions, filters }).map(([name, files]) => ({
    name,
    test: (id: string) => isNamed(files, id),
  })),
];
