import { Link } from '@tanstack/react-router';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { IgnoredMapSetting, MapSearch } from '#/domain/fleetMap/mapSearch.ts';
import type { FleetPort } from '#/domain/fleetMap/ports.ts';
import { knownColumns } from '#/domain/list/columns.ts';
import { type Facet, isContainerFacet } from '#/domain/list/facetNames.ts';
import { valueName, valuesOf } from '#/domain/list/facets.ts';
import { isFiltered } from '#/domain/list/filter.ts';
import { withoutFilters } from '#/domain/list/filterLinks.ts';
import { type IgnoredSetting, printFleetSearch } from '#/domain/list/search.ts';
import type { FleetView, FleetFilter } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { FilterChips, filterLabels } from '#/parts/lists/FilterChips.tsx';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { Unread } from '#/parts/lists/Unread.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { shipmentsLoaded, clearAllFilters, nothingMatches } from '#/parts/words.ts';
import type { Instant } from '#/time/instant.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { describeIgnoredMapSetting } from '#/wording/fleetMap.ts';
import { describeIgnoredSetting } from '#/wording/ignoredSettings.ts';
import { valueLabel } from '#/wording/listFacets.ts';
import { filtersInForce } from '#/wording/listFilters.ts';
import {
  fleetSummary,
  loadingFleet,
  nothingMatchesHint,
  nothingTracked,
  nothingTrackedHint,
} from './words.ts';

const ownKeys: readonly string[] = ['show', 'port', 'at', 't'] satisfies IgnoredMapSetting['key'][];

/** The counts of the map, and how much of the account is loaded. */
export function FleetSummary({
  fleet,
  failed,
  vessels,
  ports,
  onRail,
  moved,
  rejected,
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  vessels: readonly FleetVessel[];
  ports: readonly FleetPort[];
  /** Containers on a train. */
  onRail: number;
  /** Whether the map shows another time. The counts are for now. */
  moved: boolean;
  /** Loaded shipments that cannot be put on a map. */
  rejected: number;
}) {
  if (!fleet) return failed ? null : <p className="text-sm text-ink-soft">{loadingFleet}</p>;
  const counts = {
    aboard: vessels.reduce((sum, { count }) => sum + count, 0),
    vessels: vessels.length,
    onLand: ports.reduce((sum, port) => sum + port.present, 0),
    places: ports.filter((port) => port.present > 0).length,
    onRail,
  };
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <p aria-live={fleet.complete ? 'polite' : 'off'}>
        {fleetSummary(counts, { isNow: moved, isSoFar: !fleet.complete })}
      </p>
      <Unread count={fleet.skipped + rejected} />
      {!fleet.complete && (
        <span className="w-32">
          <ProgressBar label={shipmentsLoaded} value={fleet.shipments.length} max={fleet.total} />
        </span>
      )}
    </div>
  );
}

const isOwn = (part: IgnoredSetting | IgnoredMapSetting): part is IgnoredMapSetting =>
  ownKeys.includes(part.key);

/** The settings of the address that the map ignored. */
export function IgnoredMapSettings({
  dropped,
  view,
  search,
  onDismiss,
}: {
  dropped: readonly (IgnoredSetting | IgnoredMapSetting)[];
  view: FleetView;
  search: MapSearch;
  onDismiss: () => void;
}) {
  // A setting that the map has overwritten since stays.
  const current = dropped.filter(isOwn).filter(({ key, text }) => search[key] === text);
  const own = Object.fromEntries(current.map(({ key }) => [key, undefined]));
  const { show, vessel, port, at, t } = search;
  return (
    <IgnoredSettings
      className="mx-4 mb-2"
      words={dropped.map((part) =>
        isOwn(part) ? describeIgnoredMapSetting(part) : describeIgnoredSetting(part),
      )}
    >
      {({ look, content }) => (
        <Link
          to="/map"
          search={(): MapSearch => ({ ...printFleetSearch(view), show, vessel, port, at, t, ...own })}
          replace
          onClick={onDismiss}
          {...look}
        >
          {content}
        </Link>
      )}
    </IgnoredSettings>
  );
}

/** The empty state: nothing is tracked, or nothing matches the filters. */
export function NoFleet({ filter }: { filter: FleetFilter }) {
  if (!isFiltered(filter)) {
    return (
      <EmptyState heading="h2" title={nothingTracked}>
        <p>{nothingTrackedHint}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="h2" title={nothingMatches}>
      <p>{nothingMatchesHint}</p>
      <Link to="/map" search={{}} className={buttonClasses()}>
        {clearAllFilters}
      </Link>
    </EmptyState>
  );
}

/** The filters in force, including those of the list, each with a link that removes it. */
export function MapChips({
  filter,
  shipments,
  fields,
  now,
}: {
  filter: FleetFilter;
  shipments: readonly Shipment[];
  fields: CustomFields | undefined;
  now: Instant;
}) {
  const filters = filtersInForce(filter, {
    labelOf: filterLabels((facet, value) => facetLabel(shipments, facet, value, now)),
    fields,
    known: knownColumns([]),
  });
  return (
    <div className="px-4">
      <FilterChips filters={filters} withoutAll={withoutFilters}>
        {({ search, content, className }) => (
          <Link
            to="/map"
            search={({ show, vessel, port, at, t, ...fleet }: MapSearch): MapSearch => ({
              ...search(fleet),
              show,
              vessel,
              port,
              at,
              t,
            })}
            className={className}
          >
            {content}
          </Link>
        )}
      </FilterChips>
    </div>
  );
}

/** What a value is called among shipments, by the first that has it; undefined where none has. */
function facetLabel(
  shipments: readonly Shipment[],
  facet: Facet,
  value: string,
  now: Instant,
): string | undefined {
  if (isContainerFacet(facet)) return valueLabel(facet, { value, name: null });
  const found = shipments.find((shipment) => valuesOf(facet, shipment, now).includes(value));
  return found && valueLabel(facet, { value, name: valueName(facet, found) });
}
