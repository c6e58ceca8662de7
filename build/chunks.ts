import { isNamed, type NamedFiles, pathOf } from './namedFiles.ts';

/** Packages that the board does not need: the router with what it needs. */
const ofPages = /@tanstack\/(react-router|router-core|history|react-store|store)\/|use-sync-external-store\//;

/** What the board shares with the pages of index.html: the start, what reads the wire, what was cached, and rules. */
const core: NamedFiles = {
  rule: 'The chunk “core” of build/chunks.ts',
  files: [
    'src/app/start.ts',
    'src/domain/list/facetNames.ts',
    'src/domain/list/searchParams.ts',
    'src/device/live.ts',
    'src/data/cache/describeError.ts',
    'src/data/fleet/queries.ts',
    'src/ui/Button.tsx',
    'src/ui/classes.ts',
    'src/domain/board/search.ts',
    'src/time/instant.ts',
    'src/time/zone.ts',

    'src/data/shipments/calls.ts',
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
    'src/domain/records/tryOr.ts',
    'src/domain/records/identifiers.ts',
    'src/domain/records/lookup.ts',
    'src/domain/records/placeName.ts',
    'src/domain/records/podTerminals.ts',
    'src/domain/records/vesselName.ts',
    'src/language/plural.ts',
    'src/domain/records/mapTolerant.ts',
    'src/domain/status/reached.ts',
    'src/parts/lists/Unread.tsx',
    'src/data/fleet/cachedFleet.ts',
    'src/time/format.ts',
    'src/time/hasPassed.ts',
    'src/time/localDay.ts',
    'src/time/relative.ts',
    'src/ui/lazyPart.ts',
    'src/ui/hooks/useNow.ts',
    // What the list shares with what comes later.
    'src/domain/records/containerName.ts',
    'src/domain/timeline/passedEstimate.ts',
    'src/domain/timeline/recordedEvents.ts',
  ],
};

const useQuery = /react-query\/.*\/useQuery\.js$/;

const board: NamedFiles = {
  rule: 'The chunk “board” of build/chunks.ts',
  files: ['src/data/fleet/boardFleet.ts'],
};

/** What comes after the first screens, by the chunk that it goes into. */
const later: Readonly<Record<string, readonly string[]>> = {
  // What every page and the board load once their records are there: what hears of releases, what caches the list.
  after: ['src/app/releaseWatch.ts', 'src/device/fleetWriter.ts'],
  // What draws a journey, on the board too.
  journeys: [
    'src/domain/journey/journey.ts',
    'src/parts/journey/JourneyLine.tsx',
    'src/parts/journey/journeyPaths.ts',
  ],
  // What pages load besides, and the list after its rows: what it is narrowed with, counts, what hears of changes, its paper.
  later: [
    'src/data/customFields/calls.ts',
    'src/data/trackingRequests/calls.ts',
    'src/app/alertsWhenOn.ts',
    'src/app/live.ts',
    'src/domain/exceptions/exceptions.ts',
    'src/domain/list/activeFilters.ts',
    'src/domain/list/facetCounts.ts',
    'src/features/shell/CachedPanel.tsx',
    'src/features/shell/LiveMark.tsx',
    'src/features/shell/SignInBar.tsx',
    'src/features/shell/uploads/Uploads.tsx',
    'src/features/shipments/export/PrintSheet.tsx',
    'src/features/shipments/filters/ExceptionFacet.tsx',
    'src/features/shipments/filters/FacetLists.tsx',
    'src/features/shipments/filters/ListChips.tsx',
    'src/features/shipments/filters/QuickFilters.tsx',
    'src/files/rawCells.ts',
    'src/files/words.ts',
    'src/data/changes/comparison.ts',
  ],
  // What reads a record that has changed, or writes one, while the other may be under way.
  writes: [
    'src/data/customFields/fieldWrites.ts',
    'src/data/live/changeReading.ts',
    'src/data/shipments/shipmentWrites.ts',
    'src/data/cache/writeOptimistically.ts',
  ],
  // What the map of the fleet shares with that of a container, without Leaflet.
  maps: [
    'src/domain/fleetMap/positionAge.ts',
    'src/domain/geo/bounds.ts',
    'src/domain/geo/positionText.ts',
    'src/domain/route/projectedRoute.ts',
    'src/domain/route/words.ts',
    'src/features/map/canvas/vesselPositions.ts',
    'src/features/map/frame/MapBoundary.tsx',
    'src/features/map/frame/MapCard.tsx',
    'src/features/map/frame/MapWaiting.tsx',
    'src/data/routes/queries.ts',
  ],
  // What compares with the last review. A first visit has nothing to compare.
  changes: ['src/domain/changes/changes.ts'],
  // Small things that most pages have some of.
  shared: [
    'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
    'src/data/http/answeredRecord.ts',
    'src/files/fileName.ts',
    'src/files/saveFile.ts',
    'src/parts/messages/CopyButton.tsx',
    'src/parts/fields/EditButton.tsx',
    'src/parts/pages/EmptyState.tsx',
    'src/parts/lists/IgnoredSettings.tsx',
    'src/parts/pages/Section.tsx',
    'src/parts/lists/ignoredWords.ts',
    'src/data/changes/marking.ts',
    'src/data/shipments/readShipment.ts',
    'src/data/cache/withAge.ts',
    'src/ui/fields/SortableList.tsx',
    'src/ui/states/Skeleton.tsx',
    'src/ui/icons/menuIcons.tsx',
  ],
  // What a narrow page has besides: rows as cards, as many as there are, and what stands around a page on a phone.
  narrow: [
    'src/features/shell/PhoneBar.tsx',
    'src/features/shell/PhoneHeader.tsx',
    'src/ui/grid/GridCards.tsx',
    'src/ui/grid/useVirtualRows.ts',
  ],
  // What lies above a page.
  dialogs: ['src/ui/overlays/Dialog.tsx'],
  // What reads numbers and finds what they name.
  find: [
    'src/domain/find/checkDigit.ts',
    'src/domain/find/numberLabel.ts',
    'src/domain/find/readNumbers.ts',
    'src/domain/tracking/numberFault.ts',
    'src/parts/messages/findLink.ts',
    'src/data/find/queries.ts',
    'src/data/find/findIndex.ts',
    'src/data/find/numberSets.ts',
    'src/data/find/setAnswer.ts',
  ],
  // What writes labels and custom fields, one by one and for many.
  edits: [
    'src/domain/list/bulkField.ts',
    'src/domain/records/labels.ts',
    'src/data/customFields/editField.ts',
    'src/data/shipments/editLabels.ts',
    'src/data/customFields/fieldChoices.ts',
    'src/data/parties/queries.ts',
    'src/data/customFields/useFieldEdit.ts',
    'src/data/cache/writeFailure.ts',
    'src/parts/fields/FieldControl.tsx',
    'src/parts/fields/FieldEditor.tsx',
    'src/parts/fields/FormDialog.tsx',
    'src/parts/fields/TokenField.tsx',
    'src/data/cache/refusal.ts',
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
    'src/parts/messages/MessageDialog.tsx',
    'src/parts/messages/SendMessage.tsx',
    'src/parts/messages/messageWords.ts',
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
    'src/app/styles.css',
    'src/wall/arrivals.html',
    'src/wall/board.tsx',
    'src/wall/retryStart.ts',
  ],
};
/** The files that chunks are made of by name. */
export const chunkFiles = [core, board, entries, ...laterChunks.map(({ named }) => named)];

/**
 * Which files the code of the first screens goes into, with whatever it needs that no earlier one holds. Few files
 * compress better than many, and neither page may load what only the other needs: the budgets are in `.size-limit.ts`.
 */
export const firstChunks = [
  { name: 'packages', tags: ['$initial'], test: (id) => id.includes('node_modules') && !ofPages.test(id) },
  { name: 'core', test: (id) => isNamed(core, id) || useQuery.test(id) },
  // The board's, and the page's that sets it up: no other page needs it.
  { name: 'board', test: (id) => isNamed(board, id) },
  {
    name: 'pages',
    tags: ['$initial'],
    test: (id) =>
      id.includes('node_modules') || (pathOf(id)?.startsWith('src/') === true && !isNamed(entries, id)),
  },
] satisfies { name: string; tags?: ['$initial']; test: (id: string) => boolean }[];

/** All groups of the build. Whatever has none is split as the pages load it. */
export const chunks = [
  ...firstChunks,
  ...laterChunks.map(({ name, named }) => ({ name, test: (id: string) => isNamed(named, id) })),
];

/**
 * What is preloaded with a part of a page: what its page names (build/preloadFirstScreen.ts), and nothing that a part
 * asks for. Soon the service worker has all files, and until then lists of them would be 1.5 kB of the first screen.
 */
export const preloadedWith = (
  _file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? needed : []);
