import { getRouteApi } from '@tanstack/react-router';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ContainerFacts } from '#/features/shipment/facts/ContainerFacts.tsx';
import { CustomFields } from '#/features/shipment/facts/CustomFields.tsx';
import { ContainerReferences } from '#/features/shipment/labels/ContainerReferences.tsx';
import { ContainerLedger } from '#/features/shipment/provenance/ContainerLedger.tsx';
import { IgnoredHistory } from '#/features/shipment/provenance/IgnoredHistory.tsx';
import { WithLedger } from '#/features/shipment/provenance/WithLedger.tsx';
import { RouteSummary } from '#/features/shipment/route/RouteSummary.tsx';
import { ContainerTimeline } from '#/features/shipment/timeline/ContainerTimeline.tsx';
import { HistorySwitch } from '#/features/shipment/timeline/HistorySwitch.tsx';
import type { ErrorWords } from '#/parts/ErrorPanel.tsx';
import { ReadAge } from '#/parts/ReadAge.tsx';
import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { ErrorBoundary } from '#/ui/ErrorBoundary.tsx';
import { useNow } from '#/ui/useNow.ts';
import { ContainerHeading } from './ContainerHeading.tsx';
import { ContainerJourney } from './ContainerJourney.tsx';
import { ContainerList } from './ContainerList.tsx';
import { type ContainerMapSlot, MapPlace } from './ContainerMapSlot.tsx';
import { Guarded } from './Guarded.tsx';
import { NoContainers } from './NoContainers.tsx';
import { ShipmentHeader } from './ShipmentHeader.tsx';
import { SinceLastReview } from './SinceLastReview.tsx';
import { useEventsRefresh } from './useEventsRefresh.ts';
import { useRememberedPage } from './useRememberedPage.ts';
import { useSelectedContainer } from './useSelectedContainer.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

export interface ShipmentViewProps {
  readonly shipment: Shipment;
  readonly map: ContainerMapSlot;
  /** When it was loaded, by itself or with the list; null while it is loading and the list's record is shown. */
  readonly readAt: Instant | null;
  /** True where it was cached on this device by an earlier visit. */
  readonly cached: boolean;
  /** Why the record could not be refreshed; what is shown is then older than it should be. */
  readonly problem: ErrorWords | null;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

export function ShipmentView({ shipment, map, readAt, cached, problem, ...reading }: ShipmentViewProps) {
  const now = useNow(minute);
  const refreshEvents = useEventsRefresh();
  const { container: wanted, proof } = route.useSearch();
  const { container, missing } = useSelectedContainer(shipment, wanted);
  const chosen = wanted === undefined || missing !== null ? null : container;
  useRememberedPage(shipment, chosen && containerInAddress(chosen, shipment.containers));
  const refresh = () => {
    reading.onRefresh();
    if (container) refreshEvents(container.id);
  };
  const shipmentFields = <CustomFields entity={{ type: 'shipment', id: shipment.id }} boxed />;
  const page = (
    <div data-scroll-restoration-id="shipment" className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
      <title>{words.pageTitle(container ? containerName(container) : shipment.billOfLading)}</title>
      <ShipmentHeader
        shipment={shipment}
        age={
          <ReadAge
            what={words.ofShipment}
            at={readAt}
            problem={problem?.title ?? null}
            refreshing={reading.refreshing}
            cached={cached}
            outOfDate={readAt !== null && isOutOfDate(now - readAt)}
            onRefresh={refresh}
          />
        }
      />
      <IgnoredHistory proof={proof} />
      <SinceLastReview shipment={shipment} readAt={readAt} />
      <Guarded what={words.parts.route} of={shipment}>
        <RouteSummary shipment={shipment} container={container} />
        {container && <ContainerJourney shipment={shipment} container={container} />}
      </Guarded>
      {missing !== null && (
        <p role="status" className="text-sm text-ink-soft">
          <span className="num break-all">{missing.slice(0, 60)}</span>
          {words.notOnShipment}
          {container && words.firstShown}
        </p>
      )}
      {shipment.unreadContainers > 0 && (
        <p role="status" className="text-sm text-attention">
          {words.unreadContainers(shipment.unreadContainers)}
        </p>
      )}
      {container ? (
        <div className="grid items-start gap-4 lg:grid-cols-[25rem_minmax(0,1fr)]">
          <div className="min-w-0 space-y-4">
            <ContainerList shipment={shipment} selected={container} />
            <article aria-label={words.containerOf(containerName(container))} className="card space-y-5 p-4">
              <Guarded what={words.parts.container} of={container}>
                <ContainerHeading shipment={shipment} container={container} />
                <ContainerFacts
                  container={container}
                  shipment={shipment}
                  references={<ContainerReferences shipmentId={shipment.id} container={container} />}
                />
              </Guarded>
              <CustomFields entity={{ type: 'container', id: container.id }} />
            </article>
            {shipmentFields}
          </div>
          <div className="min-w-0 space-y-2">
            <Guarded key={`map ${container.id}`} what={words.parts.map} of={container}>
              <MapPlace slot={map} shipment={shipment} container={container} />
            </Guarded>
            <HistorySwitch />
            <Guarded key={`events ${container.id}`} what={words.parts.events} of={container}>
              {proof === 'all' ? (
                <ContainerLedger shipment={shipment} container={container} />
              ) : (
                <ContainerTimeline key={container.id} shipment={shipment} container={container} />
              )}
            </Guarded>
          </div>
        </div>
      ) : (
        <>
          {shipment.unreadContainers === 0 && <NoContainers shipment={shipment} />}
          {shipmentFields}
        </>
      )}
    </div>
  );
  return container ? (
    <ErrorBoundary of={container} renderFailure={() => page}>
      <WithLedger shipment={shipment} container={container}>
        {page}
      </WithLedger>
    </ErrorBoundary>
  ) : (
    page
  );
}
