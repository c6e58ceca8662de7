import { getRouteApi } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import type { FleetPositions } from '#/data/routes/positionReader.ts';
import type { FleetDays } from '#/domain/fleetMap/day.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { type MapList, mapLists, type MapSelection } from '#/domain/fleetMap/mapSearch.ts';
import { type FleetPort, portWaits } from '#/domain/fleetMap/ports.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { AsOfNow } from '#/features/map/time/TimeBar.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { placeNotReported } from '#/parts/words.ts';
import type { Instant } from '#/time/instant.ts';
import { RadioGroup, type RadioOption } from '#/ui/fields/RadioGroup.tsx';
import { containerCount } from '#/wording/counts.ts';
import { portWaitShort } from '#/wording/fleetMap.ts';
import { vesselName } from '#/wording/vessels.ts';
import { DayList } from './DayList.tsx';
import { PortDetail } from './PortDetail.tsx';
import { PositionText } from './positions.tsx';
import { SelectLink, BackToLists } from './SelectLink.tsx';
import type { EstimateOf } from './useEstimates.ts';
import { VesselDetail, vesselLeg } from './VesselDetail.tsx';
import {
  listLabel,
  listLabels,
  panelLabel,
  loadingShipments,
  noPlaces,
  onTheWayCount,
  noVessels,
  absentLabels,
  lookingFor,
  notOnMap,
  describePossiblyAbsent,
  stillLoading,
} from './words.ts';

const route = getRouteApi('/_app/map');

const lists = mapLists.map((value): RadioOption<MapList> => ({ value, label: listLabels[value] }));

interface FleetPanelProps {
  readonly list: MapList;
  readonly selection: MapSelection | null;
  readonly vessels: readonly FleetVessel[];
  readonly ports: readonly FleetPort[];
  readonly days: FleetDays;
  readonly positions: FleetPositions;
  readonly estimateOf: EstimateOf;
  /** The start of the past tracks; null where they are not needed. */
  readonly pastFrom: Instant | null;
  readonly playback: Playback;
  /** True until all shipments are loaded. */
  readonly isLoading: boolean;
}

/** The facts of the map as lists: the day, the vessels, the places, or the selected one. */
export const FleetPanel = memo(function FleetPanel(props: FleetPanelProps) {
  const { list, selection } = props;
  const navigate = route.useNavigate();
  const panel = useRef<HTMLElement>(null);
  useFocusBack(panel, selection);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={panelLabel}
      className="card flex min-h-96 flex-col overflow-hidden outline-none md:min-h-0 md:w-80 xl:w-96"
    >
      {selection === null ? (
        <>
          <div className="border-b border-line p-2">
            <RadioGroup
              label={listLabel}
              value={list}
              options={lists}
              onChange={(show) =>
                void navigate({
                  search: (search) => ({ ...search, show: show === 'day' ? undefined : show }),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <ListOf {...props} />
          </div>
        </>
      ) : (
        <SelectedOf {...props} selection={selection} />
      )}
    </section>
  );
});

function ListOf({ list, vessels, ports, days, positions, estimateOf, playback, isLoading }: FleetPanelProps) {
  switch (list) {
    case 'day':
      return <DayList days={days} playback={playback} isLoading={isLoading} />;
    case 'vessels':
      return (
        <>
          <AsOfNow playback={playback} />
          <VesselList {...{ vessels, positions, estimateOf, isLoading }} />
        </>
      );
    case 'ports':
      return (
        <>
          <AsOfNow playback={playback} />
          <PortList ports={ports} isLoading={isLoading} />
        </>
      );
  }
}

function SelectedOf({
  selection,
  vessels,
  ports,
  positions,
  estimateOf,
  pastFrom,
  playback,
  isLoading,
}: FleetPanelProps & { readonly selection: MapSelection }) {
  if (selection.kind === 'vessel') {
    const vessel = vessels.find(({ key }) => key === selection.key);
    if (vessel) return <VesselDetail {...{ vessel, positions, estimateOf, pastFrom, playback }} />;
  } else {
    const port = ports.find(({ key }) => key === selection.key);
    if (port) return <PortDetail port={port} playback={playback} />;
  }
  return <SelectionMissing {...{ selection, vessels, positions, isLoading }} />;
}

/** Moves the focus to the panel when the focused element has disappeared with the old list. */
function useFocusBack(panel: { readonly current: HTMLElement | null }, selection: MapSelection | null): void {
  const key = selection && `${selection.kind} ${selection.key}`;
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, key]);
}

/** The places of the fleet with the containers there and on their way there, those with most first. */
function PortList({ ports, isLoading }: { ports: readonly FleetPort[]; isLoading: boolean }) {
  if (ports.length === 0) {
    return <p className="p-4 text-sm text-ink-soft">{isLoading ? loadingShipments : noPlaces}</p>;
  }
  return (
    <ul aria-label={listLabels.ports} className="divide-y divide-line">
      {ports.map((port) => (
        <li key={port.key} className="relative px-3 py-2 hover:bg-hover">
          <div className="flex items-baseline justify-between gap-3">
            <SelectLink selection={{ kind: 'port', key: port.key }}>
              {placeName(port.place) ?? placeNotReported}
            </SelectLink>
            <span className="num shrink-0 text-sm text-ink-faint">{port.place.locode}</span>
          </div>
          <p className="text-sm text-ink-soft">{portSummary(port)}</p>
        </li>
      ))}
    </ul>
  );
}

function portSummary({ waiting, arriving }: FleetPort): string {
  const parts = portWaits.flatMap((wait) => {
    const count = waiting.get(wait)?.length ?? 0;
    return count > 0 ? [`${count} ${portWaitShort[wait]}`] : [];
  });
  if (arriving.length > 0) parts.push(onTheWayCount(arriving.length));
  return parts.join(' · ');
}

/** The vessels with containers on board, those with most first. */
function VesselList({
  vessels,
  positions,
  estimateOf,
  isLoading,
}: Pick<FleetPanelProps, 'vessels' | 'positions' | 'estimateOf' | 'isLoading'>) {
  if (vessels.length === 0) {
    return <p className="p-4 text-sm text-ink-soft">{isLoading ? loadingShipments : noVessels}</p>;
  }
  return (
    <ul aria-label={listLabels.vessels} className="divide-y divide-line">
      {vessels.map((vessel) => (
        <li
          key={vessel.key}
          className="relative px-3 py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] hover:bg-hover"
        >
          <div className="flex items-baseline justify-between gap-3">
            <SelectLink selection={{ kind: 'vessel', key: vessel.key }}>
              {vesselName(vessel.vessel)}
            </SelectLink>
            <span className="shrink-0 text-sm">{containerCount(vessel.count)}</span>
          </div>
          <p className="truncate text-sm text-ink-soft">{vesselLeg(vessel)}</p>
          <p className="text-xs text-ink-faint">
            <PositionText {...{ vessel, positions, estimateOf }} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * Says that the selection of an address is not on this map: it has arrived, is filtered out, or is not loaded yet. Only
 * the route of a container shows its vessel and its transshipments, so the answer is open until all routes are loaded.
 */
function SelectionMissing({
  selection: { kind },
  vessels,
  positions: { routeOf, failed, notEnabled },
  isLoading,
}: {
  selection: MapSelection;
  vessels: readonly FleetVessel[];
  positions: FleetPositions;
  isLoading: boolean;
}) {
  const countOf = (fits: (sailing: Sailing) => boolean) =>
    vessels.filter(({ sailings }) => sailings.some((sailing) => !routeOf(sailing) && fits(sailing))).length;
  const waiting = notEnabled.has('route') ? 0 : countOf(({ key }) => !failed.has(key));
  const notLoaded = countOf(() => true);
  return (
    <>
      <BackToLists />
      {isLoading || waiting > 0 ? (
        // Screen readers do not announce the count, which changes twice a second.
        <p className="p-4 text-sm text-ink-soft">
          <span role="status">{lookingFor(kind)}</span> {isLoading ? loadingShipments : stillLoading(waiting)}
        </p>
      ) : (
        <EmptyState title={notOnMap(kind)}>
          <p>{notLoaded === 0 ? absentLabels[kind] : describePossiblyAbsent(kind, notLoaded)}</p>
        </EmptyState>
      )}
    </>
  );
}
