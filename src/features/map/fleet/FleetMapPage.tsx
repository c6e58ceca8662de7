import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useMemo, memo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { useFieldSlugs } from '#/data/customFields/useFieldSlugs.ts';
import { byDischarge } from '#/domain/fleetMap/discharge.ts';
import { fleetFrame } from '#/domain/fleetMap/fleetFrame.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { toFleetSearch } from '#/domain/fleetMap/mapSearch.ts';
import { withTransshipments, type FleetPort } from '#/domain/fleetMap/ports.ts';
import { namesField, readFleetSearch } from '#/domain/list/search.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { MapPort } from '#/features/map/canvas/portDots.ts';
import { MapBoundary, MapWaiting } from '#/features/map/frame/MapBoundary.tsx';
import { MapCard } from '#/features/map/frame/MapCard.tsx';
import type { PlaybackState } from '#/features/map/time/playback.ts';
import { TimeBar } from '#/features/map/time/TimeBar.tsx';
import { type TimeMark, timeMark } from '#/features/map/time/timeMark.ts';
import { usePastFrom, usePlayback, usePlaybackState } from '#/features/map/time/usePlayback.ts';
import { AddressFilter } from '#/links/AddressFilter.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { placeNotReported } from '#/parts/words.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import type { FleetMapProps } from './FleetMap.tsx';
import { FleetPanel } from './FleetPanel.tsx';
import { FleetSummary, IgnoredMapSettings, NoFleet, MapChips } from './mapHead.tsx';
import { MapLegend } from './MapLegend.tsx';
import { countWaiting, PositionNotices, PositionProgress, usePositions } from './positions.tsx';
import { shownPosition, useEstimates } from './useEstimates.ts';
import { useAddress, useFleetMap, useInView, useMapSearch } from './useFleetMap.ts';
import { mapLabel, showInList, title, etaOf, originalEta, portName } from './words.ts';

const route = getRouteApi('/_app/map');
/** An arrival is overdue from the minute after its time, here as on its own page. */
const listStep = minute;

const none: readonly Shipment[] = [];
const isMoved = ({ following }: PlaybackState) => !following;

/** The fleet on a map and in lists, at any time of the time bar. */
export function FleetMapPage() {
  const { api, fleetQuery } = route.useRouteContext();
  const search = route.useSearch();
  const fleet = useQuery(fleetQuery);
  const now = instant(useNow(listStep));
  // Time and view change the address many times while the filters stay the same object.
  const fleetSearch = route.useSearch({ select: toFleetSearch, structuralSharing: true });
  const slugs = useFieldSlugs(api, namesField(fleetSearch));
  const { view, ignored } = useMemo(() => readFleetSearch(fleetSearch, slugs), [fleetSearch, slugs]);
  // What is finished is on no map, so nothing has to hide it.
  const filter = useMemo(() => ({ ...view.filter, active: undefined }), [view]);
  const { selection, extent, ...own } = useMapSearch(search, now);
  const put = useAddress();
  const playback = usePlayback(own.at, (shown) => put({ t: shown }));
  const estimateOf = useEstimates();
  const { inView, onView } = useInView(put);

  const { rows, sailings, days, ...fleetView } = useFleetMap(fleet.data, filter, now);
  const { ports: known, onRail, rejected, fields, comparing, comparison } = fleetView;
  const selectedVessel = selection?.kind === 'vessel' ? selection.key : null;
  const pastFrom = usePastFrom(playback);
  const moved = usePlaybackState(playback, isMoved);
  const isComplete = fleet.data?.complete === true;
  const isInView = useCallback(
    (vessel: FleetVessel) => {
      const position = shownPosition(vessel, estimateOf);
      return position !== null && inView(position);
    },
    [estimateOf, inView],
  );
  const { vessels, transshipments, positions, retry } = usePositions(
    sailings,
    selectedVessel,
    isInView,
    moved,
    pastFrom,
    isComplete,
  );
  const isLoading = !isComplete && !fleet.isError;
  const ports = useMemo(() => withTransshipments(known, transshipments), [known, transshipments]);
  const calls = useMemo(
    () => vesselCalls(vessels.find(({ key }) => key === selectedVessel)),
    [vessels, selectedVessel],
  );
  const isSettled = (isComplete || !fleet.isFetching) && !comparing;
  const waiting = countWaiting({ vessels, positions, isLoading: isComplete, moved });
  const isEmpty = fleet.data !== undefined && rows.length === 0 && isSettled;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={title}>
        <FleetSummary
          fleet={fleet.data}
          failed={fleet.isError}
          vessels={vessels}
          ports={ports}
          onRail={onRail}
          moved={moved}
          rejected={rejected}
        />
        <PositionNotices
          vessels={vessels}
          positions={positions}
          isLoading={isComplete}
          moved={moved}
          onRetry={retry}
        />
        <div className="ml-auto flex items-center gap-2 max-sm:w-full">
          <AddressFilter q={filter.q} />
          <Link to="/shipments" search={fleetSearch} className={buttonClasses()}>
            {showInList}
          </Link>
        </div>
      </PageHead>
      <IgnoredMapSettings
        dropped={[...ignored, ...own.dropped]}
        view={view}
        search={search}
        onDismiss={own.dismiss}
      />
      <MapChips filter={filter} shipments={fleet.data?.shipments ?? none} fields={fields.data} now={now} />
      <ListNotices
        fleet={fleet.data}
        failure={fleet.error && describeError(fleet.error)}
        onRetry={() => void fleet.refetch()}
      />
      <PageError words={comparison.error && describeError(comparison.error)} onRetry={comparison.retry} />
      {isEmpty && !fleet.isError && <NoFleet filter={filter} />}
      {!isEmpty && (rows.length > 0 || !fleet.isError) && (
        <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 md:flex-row">
          <MapCard
            label={mapLabel}
            selected={selection?.key ?? null}
            className="card flex min-w-0 flex-col overflow-hidden md:min-h-0 md:flex-1"
            mapClassName="h-[45dvh] min-h-64 md:h-auto md:min-h-0 md:flex-1"
            map={
              <div className="relative h-full">
                <FleetMapPane
                  label={mapLabel}
                  vessels={vessels}
                  ports={ports}
                  positions={positions}
                  estimateOf={estimateOf}
                  pastFrom={pastFrom}
                  playback={playback}
                  selection={selection}
                  extent={extent}
                  onView={onView}
                  isLoading={isLoading}
                />
                <PositionProgress
                  waiting={waiting}
                  total={vessels.length}
                  what={moved && positions.notEnabled.size === 0 ? 'tracks' : 'positions'}
                />
              </div>
            }
          >
            <MapLegend />
            <TimeBar playback={playback} calls={calls} arrivals={days.arrivals} />
          </MapCard>
          <FleetPanel
            list={own.list}
            selection={selection}
            vessels={vessels}
            ports={ports}
            days={days}
            positions={positions}
            estimateOf={estimateOf}
            pastFrom={pastFrom}
            playback={playback}
            isLoading={isLoading}
          />
        </div>
      )}
    </div>
  );
}

/** The calls of the selected vessel on the time bar: its departure, its ETA, and the original ETA of its containers. */
function vesselCalls(vessel: FleetVessel | undefined): TimeMark[] {
  if (!vessel) return [];
  const { reported } = vessel;
  const [next] = byDischarge(vessel, systemClock.now());
  return [
    ...(reported
      ? [
          ...timeMark(reported.from.when, 'actual', portName(reported.from.name)),
          ...timeMark(reported.to.when, 'estimated', etaOf(reported.to.name)),
        ]
      : []),
    ...timeMark(next?.change?.original ?? null, 'original', originalEta),
  ];
}

const loadMap = async () => ({ default: (await import('./FleetMap.tsx')).FleetMap });

interface FleetMapPaneProps extends Omit<FleetMapProps, 'marks' | 'bounds'> {
  readonly ports: readonly FleetPort[];
  /** True until all shipments are loaded: the map is framed once, and not with every page of the list. */
  readonly isLoading: boolean;
}

/** The map. Its code loads after the lists, and a failure of it leaves them usable. */
const FleetMapPane = memo(function FleetMapPane({ ports, isLoading, ...props }: FleetMapPaneProps) {
  const { selection, vessels } = props;
  const selected = selection?.kind === 'port' ? selection.key : null;
  const marks = useMemo(() => ports.flatMap((port) => markOf(port, selected)), [ports, selected]);
  const bounds = useMemo(() => (isLoading ? null : fleetFrame(vessels, ports)), [isLoading, vessels, ports]);
  return <MapBoundary load={loadMap} waiting={<MapWaiting />} props={{ ...props, marks, bounds }} />;
});

/** Places with containers are emphasised over those that only expect some. */
function markOf({ key, place, present }: FleetPort, selected: string | null): MapPort[] {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return [];
  const name = placeName(place) ?? placeNotReported;
  const mark = present > 0 ? 'reached' : key === selected ? 'upcoming' : 'other';
  return [{ id: key, name, position: { latitude, longitude }, mark }];
}
