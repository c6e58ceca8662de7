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
    'src/domain/list/facetNames.ts',
    'src/domain/list/searchParams.ts',
    'src/device/live.ts',
    'src/queries/errorWords.ts',
    'src/queries/fleet.ts',
    'src/ui/Button.tsx',
    'src/ui/classes.ts',
    'src/domain/board/search.ts',
    'src/time/instant.ts',
    'src/time/zone.ts',
  ],
};

/** What the board shares with the list: what reads the wire, what was cached, and rules. */
const rules: NamedFiles = {
  rule: 'The chunk “rules” of build/chunks.ts',
  files: [
    'src/api/shipments.ts',
    // Of what writes the cached list, on either page.
    'src/async/idle.ts',
    'src/async/oneAtATime.ts',
    'src/device/release.ts',
    'src/domain/arrival/arrival.ts',
    'src/domain/arrival/arrivalWindow.ts',
    'src/domain/arrival/etaChange.ts',
    'src/domain/list/facets.ts',
    'src/domain/pickup/freeDay.ts',
    'src/domain/pickup/holds.ts',
    'src/domain/pickup/pickup.ts',
    'src/domain/records/attempt.ts',
    'src/domain/records/identifiers.ts',
    'src/domain/records/ownEntry.ts',
    'src/domain/records/placeName.ts',
    'src/domain/records/podTerminals.ts',
    'src/domain/records/sift.ts',
    'src/domain/status/reached.ts',
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

/** What the list shares with what comes later, on the board too. */
const steps: NamedFiles = {
  rule: 'The chunk “steps” of build/chunks.ts',
  files: [
    'src/domain/records/containerName.ts',
    'src/domain/timeline/passedEstimate.ts',
    'src/domain/timeline/progressWords.ts',
    'src/domain/timeline/recordedEvents.ts',
  ],
};
const useQuery = /react-query\/.*\/useQuery\.js$/;

const board: NamedFiles = {
  rule: 'The chunk “board” of build/chunks.ts',
  files: ['src/queries/boardFleet.ts'],
};

/** What comes after the first screens, by the chunk that it goes into. */
const later: Readonly<Record<string, readonly string[]>> = {
  // What was written and a reading may not have.
  writes: [
    'src/queries/fieldWrites.ts',
    'src/queries/shipmentWrites.ts',
    'src/queries/writeOptimistically.ts',
  ],
  // What every page starts once its records are there: nothing of any page comes with it.
  live: ['src/app/alertsWhenOn.ts', 'src/app/live.ts'],
  // What the map of the fleet shares with that of a container, without Leaflet.
  maps: [
    'src/domain/fleetMap/positionAge.ts',
    'src/domain/geo/bounds.ts',
    'src/domain/geo/positionWords.ts',
    'src/domain/route/projectedRoute.ts',
    'src/domain/route/words.ts',
    'src/features/map/canvas/vesselPositions.ts',
    'src/features/map/frame/MapBoundary.tsx',
    'src/features/map/frame/MapCard.tsx',
    'src/features/map/frame/MapWaiting.tsx',
    'src/features/map/time/TimeSlider.tsx',
    'src/queries/containerRoute.ts',
  ],
  // What is compared with the last review, when there is time.
  changes: ['src/queries/comparison.ts'],
  // What counts the exceptions for the navigation, of which the requests of an account are some.
  exceptions: ['src/api/trackingRequests.ts', 'src/domain/exceptions/exceptions.ts'],
  // What the list is narrowed with, which comes after its rows.
  filters: [
    'src/domain/list/activeFilters.ts',
    'src/domain/list/facetCounts.ts',
    'src/features/shipments/filters/FacetLists.tsx',
    'src/features/shipments/filters/ListChips.tsx',
    'src/features/shipments/filters/QuickFilters.tsx',
  ],
  // What draws a journey, on the board too.
  journeys: ['src/domain/journey/journey.ts', 'src/parts/JourneyLine.tsx', 'src/parts/journeyPaths.ts'],
  // Small things that most pages have some of.
  shared: [
    'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
    'src/api/answeredRecord.ts',
    'src/files/fileName.ts',
    'src/files/saveFile.ts',
    'src/parts/CopyButton.tsx',
    'src/parts/EditButton.tsx',
    'src/parts/EmptyState.tsx',
    'src/parts/IgnoredSettings.tsx',
    'src/parts/Section.tsx',
    'src/parts/ignoredWords.ts',
    'src/queries/marking.ts',
    'src/queries/readShipment.ts',
    'src/queries/withAge.ts',
    'src/ui/SortableList.tsx',
    'src/ui/TableSkeleton.tsx',
    'src/ui/menuIcons.tsx',
  ],
  // Rows on the screen where they are cards, and as many as there are.
  cards: ['src/ui/GridCards.tsx', 'src/ui/useVirtualRows.ts'],
  paper: ['src/features/shipments/export/PrintSheet.tsx', 'src/files/rawCells.ts', 'src/files/words.ts'],
  // What lies above a page.
  dialogs: ['src/ui/Dialog.tsx'],
  // What reads numbers and finds what they name.
  find: [
    'src/domain/find/checkDigit.ts',
    'src/domain/find/numberLabel.ts',
    'src/domain/find/readNumbers.ts',
    'src/domain/tracking/numberFault.ts',
    'src/parts/findLink.ts',
    'src/queries/find.ts',
    'src/queries/findIndex.ts',
    'src/queries/numberSets.ts',
    'src/queries/requestedUnder.ts',
  ],
  // What writes labels and custom fields, one by one and for many.
  edits: [
    'src/domain/list/bulkField.ts',
    'src/domain/records/labels.ts',
    'src/queries/editField.ts',
    'src/queries/editLabels.ts',
    'src/queries/fieldChoices.ts',
    'src/queries/parties.ts',
    'src/queries/useFieldEdit.ts',
    'src/queries/writeFailure.ts',
    'src/parts/FieldControl.tsx',
    'src/parts/FieldEditor.tsx',
    'src/parts/FormDialog.tsx',
    'src/parts/TokenField.tsx',
    'src/queries/refusal.ts',
  ],
  // What the acts of a page open, which any page may ask for.
  shell: [
    'src/features/shell/MoreSheet.tsx',
    'src/features/shell/PreferencesDialog.tsx',
    'src/features/shell/ShortcutsHelp.tsx',
  ],
  // What is done to the rows that are selected.
  selection: [
    'src/features/shipments/actions/SelectionBar.tsx',
    'src/features/shipments/actions/copyRows.ts',
    'src/features/shipments/actions/messageRows.ts',
  ],
  messages: [
    'src/features/shipments/actions/RowsMessage.tsx',
    'src/parts/MessageDialog.tsx',
    'src/parts/SendMessage.tsx',
    'src/parts/messageWords.ts',
  ],
  settings: [
    'src/features/settings/SettingsPage.tsx',
    'src/features/settings/alerts/AlertsPage.tsx',
    'src/features/settings/fields/FieldsPage.tsx',
    'src/features/settings/parties/PartiesPage.tsx',
  ],
  webhooks: [
    'src/features/webhooks/EditWebhookPage.tsx',
    'src/features/webhooks/NewWebhookPage.tsx',
    'src/features/webhooks/WebhookPage.tsx',
    'src/features/webhooks/WebhooksPage.tsx',
  ],
};
const laterChunks = Object.entries(later).map(([name, files]) => ({
  name,
  named: { rule: `The chunk “${name}” of build/chunks.ts`, files },
}));

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
export const chunkFiles = [start, rules, steps, board, entries, ...laterChunks.map(({ named }) => named)];

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
  { name: 'steps', test: (id) => isNamed(steps, id) },
  { name: 'screen', test: (id) => isNamed(firstScreen, id) },
] satisfies { name: string; tags?: ['$initial']; test: (id: string) => boolean }[];

/** All groups of the build. Whatever has none is split as the pages load it. */
export const chunks = [
  ...firstChunks,
  ...laterChunks.map(({ name, named }) => ({ name, test: (id: string) => isNamed(named, id) })),
];

const isFirst = new RegExp(
  `^assets/(rolldown-runtime|${firstChunks.map(({ name }) => name).join('|')})-.{8}\\.(js|css)$`,
);

/**
 * What is preloaded with a part of a page, by a list in the file that asks for it. The files of the first screen are named
 * by its page. What the list and its cards ask for once they are there says by itself what it needs: soon the service
 * worker has all files, and until then lists of them would be 1 kB of the first screen.
 */
export function preloadedWith(
  _file: string,
  needed: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed;
  return /^assets\/(screen|cards)-/.test(hostId) ? [] : needed.filter((file) => !isFirst.test(file));
}
