/**
 * Where a text is seen: the picture of the page that a folder or file is of (e2e/support/screens.ts), or of the room of
 * the gallery that has its parts. What no picture shows has none: dialogs, palettes, files, messages, paper.
 */
const pictures: Readonly<Record<string, string>> = {
  'src/data/cache': 'gallery-states',
  'src/data/documents': 'screen-documents',
  'src/data/http': 'gallery-states',
  'src/data/vessels': 'screen-map',
  'src/domain/alerts': 'gallery-alerts',
  'src/domain/charges': 'screen-settings-tariffs',
  'src/domain/contacts': 'screen-settings-contacts',
  'src/domain/documents': 'screen-documents',
  'src/domain/exceptions': 'screen-exceptions',
  'src/domain/journey': 'gallery-journey',
  'src/domain/morning': 'screen-morning',
  'src/domain/overview': 'screen-overview',
  'src/domain/performance': 'screen-carriers',
  'src/domain/pickups': 'screen-pickups',
  'src/domain/profile': 'screen-port',
  'src/domain/records': 'screen-containers',
  'src/domain/status': 'gallery-status',
  'src/domain/team': 'screen-settings-team',
  'src/domain/templates': 'screen-settings-templates',
  'src/domain/timeline': 'gallery-timeline',
  'src/domain/tracking': 'screen-requests',
  'src/features/board': 'board-arrivals',
  'src/features/board/setupWords.ts': 'screen-board-setup',
  'src/features/carriers': 'screen-carriers',
  'src/features/changes': 'screen-changes',
  'src/features/documents': 'screen-documents',
  'src/features/exceptions': 'screen-exceptions',
  'src/features/exceptions/paper': '',
  'src/features/map': 'screen-map',
  'src/features/map/container': 'screen-container',
  'src/features/morning': 'screen-morning',
  'src/features/overview': 'screen-overview',
  'src/features/pickups': 'screen-pickups',
  'src/features/profile': 'screen-port',
  'src/features/settings': 'screen-settings-fields',
  'src/features/settings/alerts': 'screen-settings-alerts',
  'src/features/settings/contacts': 'screen-settings-contacts',
  'src/features/settings/files': 'screen-settings-team',
  'src/features/settings/parties': 'screen-settings-parties',
  'src/features/settings/preferences': 'screen-settings-preferences',
  'src/features/settings/tariffs': 'screen-settings-tariffs',
  'src/features/settings/team': 'screen-settings-team',
  'src/features/settings/templates': 'screen-settings-templates',
  'src/features/shell': 'screen-shipments',
  'src/features/shell/NotFoundPage.tsx': 'screen-not-found',
  'src/features/shell/palette': '',
  'src/features/shell/ShortcutsHelp.tsx': '',
  'src/features/shell/uploads': 'screen-documents',
  'src/features/shipment': 'screen-container',
  'src/features/shipment/evidence': '',
  'src/features/shipment/paper': '',
  'src/features/shipments': 'screen-containers',
  'src/features/shipments/export': '',
  'src/features/shipments/set': 'screen-number-set',
  'src/features/track': 'screen-track',
  'src/features/track/requests': 'screen-requests',
  'src/features/webhooks': 'screen-webhook',
  'src/files/shared': 'gallery-sharing',
  'src/parts/fields': 'gallery-editing',
  'src/parts/journey': 'gallery-journey',
  'src/parts/lists': 'gallery-lists',
  'src/parts/pages': 'screen-shipments',
  'src/parts/preferenceOptions.ts': 'screen-settings-preferences',
  'src/parts/recipient': 'gallery-sharing',
  'src/parts/sharing': 'gallery-sharing',
  'src/parts/status': 'gallery-status',
  'src/time': 'gallery-times',
  'src/ui': 'gallery-controls',
  'src/wall': 'board-arrivals',
  'src/wording/arrival.ts': 'gallery-times',
  'src/wording/arrivalWindow.ts': 'screen-shipments',
  'src/wording/changeMessage.ts': 'gallery-changes',
  'src/wording/changes.ts': 'gallery-changes',
  'src/wording/changeValues.ts': 'gallery-changes',
  'src/wording/board.ts': 'board-arrivals',
  'src/wording/boardArrival.ts': 'board-arrivals',
  'src/wording/boardContainer.ts': 'board-arrivals',
  'src/wording/boardNotes.ts': 'board-arrivals',
  'src/wording/boardRow.ts': 'board-arrivals',
  'src/wording/fleetMap.ts': 'screen-map',
  'src/wording/freeDay.ts': 'gallery-pickup',
  'src/wording/listCells.ts': 'screen-containers',
  'src/wording/listColumns.ts': 'screen-containers',
  'src/wording/listFacets.ts': 'screen-containers',
  'src/wording/listFilters.ts': 'screen-containers',
  'src/wording/listGroups.ts': 'screen-containers',
  'src/wording/listViews.ts': 'screen-containers',
  'src/wording/money.ts': 'gallery-pickup',
  'src/wording/pickup.ts': 'gallery-pickup',
  'src/wording/position.ts': 'screen-map',
  'src/wording/route.ts': 'screen-container',
  'src/wording/provenance.ts': 'screen-container',
  'src/wording/sharing.ts': 'gallery-sharing',
  'src/wording/snapshot.ts': 'gallery-sharing',
  'src/wording/stages.ts': 'screen-containers',
  'src/wording/status.ts': 'gallery-status',
  'src/wording/timeline.ts': 'gallery-timeline',
  'src/wording/usualDelay.ts': 'gallery-times',
  'src/wording/verdict.ts': 'screen-containers',
  'src/wording/webhooks.ts': 'screen-webhook-new',
};

/** The picture that shows the page of a source file, from the root of the repository; null if none does. */
export function pictureOf(file: string): string | null {
  const parts = file.split('/');
  for (let length = parts.length; length > 1; length -= 1) {
    const name = pictures[parts.slice(0, length).join('/')];
    if (name === '') return null;
    if (name !== undefined) return pictureFile(name);
  }
  return null;
}

/** Of a page the picture of a desk by day; a room of the gallery has both themes in one. */
const pictureFile = (name: string): string =>
  `e2e/pictures/${name}${name.startsWith('screen-') ? '-1440-light' : ''}.png`;

/** The folders and files that have a picture, or none although the folder around them has one. */
export const picturedPaths: readonly string[] = Object.keys(pictures);
