import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { Fragment, useCallback, useEffect, useRef } from 'react';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import { pace } from '#/data/cache/freshness.ts';
import { hasMissedReadings, paced } from '#/data/cache/paced.ts';
import { rawEventsQuery, transportEventsQuery } from '#/data/events/queries.ts';
import { rememberPage } from '#/data/fleet/rememberPage.ts';
import { containerRouteQuery } from '#/data/routes/queries.ts';
import { useListedShipment } from '#/data/shipments/showShipment.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import { isRecordId } from '#/domain/records/identifiers.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ErrorPanel, type ErrorText } from '#/parts/pages/ErrorPanel.tsx';
import { ReadAge } from '#/parts/time/ReadAge.tsx';
import { minute } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { printedPart } from '#/ui/Printed.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { containerName } from '#/wording/containerName.ts';
import { ContainerHeader, ContainerList } from './ContainerHeader.tsx';
import { ContainerJourney } from './ContainerJourney.tsx';
import { type ContainerMapSlot, type DrawMap, MapPlace } from './ContainerMapSlot.tsx';
import { ShipmentDocuments } from './documents/ShipmentDocuments.tsx';
import { EtaRecordPanel } from './etaRecord/EtaRecordPanel.tsx';
import { useUsualDelay } from './etaRecord/useUsualDelay.ts';
import { ContainerFacts } from './facts/ContainerFacts.tsx';
import { Guarded } from './Guarded.tsx';
import { ContainerLedger } from './provenance/ContainerLedger.tsx';
import { WithLedger } from './provenance/WithLedger.tsx';
import { NoContainers, ShipmentMissing } from './ShipmentMissing.tsx';
import { ShipmentSkeleton } from './ShipmentSkeleton.tsx';
import { SinceLastReview } from './SinceLastReview.tsx';
import { ContainerTimeline } from './timeline/ContainerTimeline.tsx';
import { IgnoredHistory, HistorySwitch } from './timeline/HistorySwitch.tsx';
import { useSelectedContainer } from './useContainerEvents.ts';
import { ContainerVerdict } from './verdict/ContainerVerdict.tsx';
import { VerdictStrip } from './verdict/VerdictStrip.tsx';
import * as words from './words.ts';

const WaitingCosts = lazyPart(() => import('./costs/WaitingCosts.tsx'), 'WaitingCosts');

const route = getRouteApi('/_app/shipments/$shipmentId');
/** On paper, one sheet takes the place of the page. */
const PrintedShipment = printedPart(() => import('./paper/ShipmentSheet.tsx'), 'ShipmentSheet');

/**
 * One shipment: its numbers and route, its containers with one selected, and the events of that container. The record
 * of the list is shown until its own is loaded, and where that fails, with its age.
 */
export function ShipmentPage({ map }: { map: ContainerMapSlot }) {
  const { api, shipmentQuery } = route.useRouteContext();
  const { shipmentId } = route.useParams();
  const shipment = useQuery(shipmentQuery);
  const listed = useListedShipment(api, shipmentId);
  const shown = shipment.data ?? (isNotFound(shipment.error) ? null : listed?.shipment);

  if (shown) {
    const listReadAt = shipment.error ? (listed?.readAt ?? null) : null;
    return (
      <ShipmentView
        shipment={shown}
        map={map}
        readAt={shipment.data ? instant(shipment.dataUpdatedAt) : listReadAt}
        cached={!shipment.data && listReadAt !== null && listed?.cached !== null}
        problem={shipment.error ? describeError(shipment.error) : null}
        refreshing={shipment.isFetching}
        onRefresh={() => void shipment.refetch()}
      />
    );
  }
  if (!shipment.error) return <ShipmentSkeleton />;
  // Somebody has typed a number into the address.
  if (!isRecordId(shipmentId)) return <Navigate to="/shipments/find" search={{ q: shipmentId }} replace />;
  if (isNotFound(shipment.error)) return <ShipmentMissing />;
  return (
    <div className="p-4">
      <title>{words.shipmentTitle}</title>
      <h1 className="sr-only">{words.shipment}</h1>
      <ErrorPanel words={describeError(shipment.error)} onRetry={() => void shipment.refetch()} />
    </div>
  );
}

interface ShipmentViewProps {
  readonly shipment: Shipment;
  readonly map: ContainerMapSlot;
  /** When it was loaded, by itself or with the list; null while it is loading and the list's record is shown. */
  readonly readAt: Instant | null;
  /** True where it was cached on this device by an earlier visit. */
  readonly cached: boolean;
  /** Why the record could not be refreshed; what is shown is then older than it should be. */
  readonly problem: ErrorText | null;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

function ShipmentView({ shipment: reported, map, readAt, cached, problem, ...reading }: ShipmentViewProps) {
  const now = useNow(minute);
  const refreshEvents = useEventsRefresh();
  const { container: wanted, proof } = route.useSearch();
  const { shipment, container, recorded, missing } = useSelectedContainer(reported, wanted);
  const usual = useUsualDelay(shipment);
  const chosen = wanted === undefined || missing !== null ? null : container;
  useRememberedPage(shipment, chosen && containerInAddress(chosen, shipment.containers));
  const drawMap = useRef<DrawMap | null>(null);
  const onPaper = useCallback((draw: DrawMap | null) => {
    drawMap.current = draw;
  }, []);
  const refresh = () => {
    reading.onRefresh();
    if (container) refreshEvents(container.id);
  };
  const page = (
    <div
      data-scroll-restoration-id="shipment"
      // What takes the focus, or is jumped to, comes to rest below the strip.
      className="flex min-h-0 flex-1 flex-col gap-2 p-3 *:shrink-0 [&>header>*]:shrink-0 md:gap-3 md:p-4 [&_:is(a,button,input,summary,[id])]:scroll-mt-20 md:overflow-y-auto"
    >
      <title>{words.pageTitle(container ? containerName(container) : shipment.billOfLading)}</title>
      <ContainerHeader
        shipment={shipment}
        container={container}
        readAt={readAt}
        age={
          <ReadAge
            words={words.age}
            at={readAt}
            problem={problem?.title ?? null}
            refreshing={reading.refreshing}
            stale={
              readAt !== null && !cached && hasMissedReadings(now - readAt, paced(pace.shipment, readAt, now))
            }
            cached={cached}
            outOfDate={readAt !== null && isOutOfDate(now - readAt)}
            onRefresh={refresh}
          />
        }
      />
      {missing !== null && (
        <p role="status" className="text-sm text-ink-soft">
          <span className="num break-all">{missing.slice(0, 60)}</span>
          {words.notOnShipment(shipment.unreadContainers)}
          {container && words.otherShown}
        </p>
      )}
      <Guarded what={words.parts.verdict} of={container ?? shipment}>
        {container ? (
          <ContainerVerdict key={container.id} shipment={shipment} container={container} usual={usual} />
        ) : (
          <VerdictStrip shipment={shipment} container={null} waitsAt={null} usual={usual} />
        )}
      </Guarded>
      {shipment.unreadContainers > 0 && (
        <p role="status" className="text-sm text-attention">
          {words.unreadContainers(shipment.unreadContainers)}
        </p>
      )}
      <IgnoredHistory proof={proof} />
      {container && shipment.containers.length > 1 && (
        <ContainerList shipment={shipment} selected={container} />
      )}
      {container && (
        <Guarded what={words.parts.journey} of={container}>
          <ContainerJourney shipment={shipment} container={container} />
        </Guarded>
      )}
      <SinceLastReview shipment={shipment} readAt={readAt} />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {!container && shipment.unreadContainers === 0 && <NoContainers shipment={shipment} />}
        {container && (
          <div className="min-w-0 space-y-2">
            <HistorySwitch />
            <Guarded key={container.id} what={words.parts.events} of={container}>
              {proof === 'all' ? (
                <ContainerLedger shipment={shipment} container={container} />
              ) : (
                <ContainerTimeline key={container.id} shipment={shipment} container={container} />
              )}
            </Guarded>
          </div>
        )}
        <div className="min-w-0 space-y-3">
          {container && (
            <Fragment key={container.id}>
              <Guarded what={words.parts.map} of={container}>
                <MapPlace slot={map} shipment={shipment} container={container} onPaper={onPaper} />
              </Guarded>
              <Guarded what={words.parts.costs} of={container}>
                <WaitingCosts shipment={shipment} container={container} />
              </Guarded>
            </Fragment>
          )}
          <Guarded what={words.parts.etaRecord} of={shipment}>
            <EtaRecordPanel shipment={shipment} />
          </Guarded>
          <Guarded what={words.parts.facts} of={container ?? shipment}>
            <ContainerFacts shipment={shipment} container={container} />
          </Guarded>
          <Guarded what={words.parts.documents} of={shipment}>
            <ShipmentDocuments shipment={shipment} />
          </Guarded>
        </div>
      </div>
    </div>
  );
  return (
    <>
      {container && recorded ? (
        <ErrorBoundary of={container} renderFailure={() => page}>
          <WithLedger shipment={shipment} container={recorded}>
            {page}
          </WithLedger>
        </ErrorBoundary>
      ) : (
        page
      )}
      <PrintedShipment
        shipment={shipment}
        container={container}
        readAt={readAt}
        drawMap={() => drawMap.current?.() ?? null}
      />
    </>
  );
}

/**
 * Remembers on this device that the page was opened, for the command palette.
 *
 * @param container the number of the one that was chosen; null where the whole shipment was opened
 */
function useRememberedPage({ id, billOfLading }: Shipment, container: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    rememberPage(client, { shipmentId: id, number: billOfLading, container });
  }, [client, id, billOfLading, container]);
}

/** Reads events and route of a container again, so that one refresh renews the whole page. */
function useEventsRefresh(): (containerId: string) => void {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return (containerId) => {
    const queries = [
      transportEventsQuery(api, containerId),
      rawEventsQuery(api, containerId),
      containerRouteQuery(api, containerId),
    ];
    for (const { queryKey } of queries) {
      void client.invalidateQueries({ queryKey });
    }
  };
}
