import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { transportEventsQuery } from '#/data/events/queries.ts';
import { type Journey, journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import type { CellValue } from '#/domain/list/column.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import { whereBeside } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { carrierWithheld } from '#/domain/status/carrierTracking.ts';
import { statusOf } from '#/domain/status/status.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { saysStatus } from '#/domain/verdict/finding.ts';
import type { ListContext } from '#/features/shipments/columns/columnLooks.ts';
import { columnTracks, listColumns } from '#/features/shipments/columns/gridColumns.ts';
import { colon } from '#/language/punctuation.ts';
import { JourneyPanel } from '#/parts/journey/JourneyPanel.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { verdictLooks } from '#/parts/status/looks.ts';
import { StatusBadge } from '#/parts/status/StatusBadge.tsx';
import { VerdictReasons } from '#/parts/status/VerdictReasons.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import type { Instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { containerName } from '#/wording/containerName.ts';
import { describeHeadline, spokenVerdict } from '#/wording/verdict.ts';
import { describeWhereBeside } from '#/wording/whereNow.ts';
import { describeWithheld } from '#/wording/withheld.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments');

/** What the verdict, its reasons and the journey do not say already. */
const facts = 'arrival freeDay fees appointment terminal destination vessel voyage references customer tags'
  .split(' ')
  .map((id) => ({ id, width: null }));

/** What is not reported takes no room, nor does a count or an amount of nothing. */
function saysSomething(value: CellValue): boolean {
  return value !== null && !(value.kind === 'number' && value.number === 0);
}

/** The verdict of a row's most pressing container, its journey, and the facts that are reported. */
export function Peek({ row, context, known }: { row: FleetRow; context: ListContext; known: KnownColumns }) {
  const { shipment } = row;
  const { now } = context;
  const container = pressingContainer(row, context);
  const verdict = rowVerdict(row, context)?.verdict;
  const { journey, isLoading, error, retry } = usePeekedJourney(shipment, container, now);
  const name = container ? containerName(container) : shipment.billOfLading;
  const status = container && statusOf(container, shipment);
  const where = container && status && whereBeside(status, { shipment, container });
  const count = row.containers.length;
  const withheld = carrierWithheld(shipment.carrierTracking, now);
  // What is said is said of this container.
  const itself: FleetRow = container
    ? { ...row, id: container.id, kind: 'container', containers: [container] }
    : row;
  const reported = columnTracks(facts, known).filter(({ column }) =>
    saysSomething(column.value(itself, context)),
  );
  const cells = listColumns(reported, known, context);
  return (
    <>
      <header className="space-y-1 px-4 py-3">
        <p className="text-xs text-ink-soft">
          {container && words.billOf(shipment.billOfLading)}
          {count > 1 && ` · ${words.mostPressing(count)}`}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to="/shipments/$shipmentId"
            params={{ shipmentId: shipment.id }}
            search={container ? { container: containerInAddress(container, shipment.containers) } : {}}
            className="num text-lg font-semibold hover:underline"
          >
            {name}
          </Link>
        </p>
        {verdict && (
          <h2 className={classes('text-lg font-semibold', verdictLooks[verdict.tone].ink)}>
            {describeHeadline(verdict.headline)}
          </h2>
        )}
        {verdict?.deadline && (
          <p>
            <DeadlineText of={verdict.deadline} />
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft empty:hidden">
          {container && status && !(verdict && saysStatus(verdict.headline, status)) && (
            <StatusBadge container={container} shipment={shipment} />
          )}
          {where && describeWhereBeside(where)}
        </p>
        {verdict && <VerdictReasons reasons={verdict.reasons} />}
        <p role="status" className="sr-only">
          {[name, verdict && spokenVerdict(verdict)].filter(Boolean).join(colon)}
        </p>
      </header>
      <div className="px-3" aria-busy={isLoading}>
        <JourneyPanel journey={journey} number={name} />
        {error && (
          <div className="pt-2">
            <ErrorPanel words={{ ...describeError(error), next: words.byRecordAlone }} onRetry={retry} />
          </div>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 text-sm">
        {cells.map(({ id, label, cell }) => (
          <div key={id} className="min-w-0 *:whitespace-normal">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd>{cell(itself, 0)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes('px-4 pb-3 text-xs', withheld === null ? 'text-ink-faint' : 'text-attention')}>
        {withheld ? describeWithheld(withheld) : words.carrierUpdated}
        {withheld === null && (
          <>
            {' '}
            <Freshness at={shipment.carrierTracking.lastSucceededAt} />
          </>
        )}
      </p>
    </>
  );
}

/** A key held down passes rows without showing them, and each would cost a request. Milliseconds. */
const rest = 250;

interface PeekedJourney {
  /** By the records alone until the events are loaded, or if they fail. */
  readonly journey: Journey;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The journey of a container with its events, once somebody has stayed with it for a moment. */
function usePeekedJourney(shipment: Shipment, container: Container | null, now: Instant): PeekedJourney {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStayed(true), rest);
    return () => clearTimeout(timer);
  }, []);
  const { data, error, isPending, refetch } = useQuery({
    ...transportEventsQuery(api, container?.id ?? ''),
    enabled: stayed && container !== null,
  });
  const records = data?.records;
  const events = useMemo(
    () =>
      container && records
        ? selectEvents({ events: records, rawEvents: [] }, shipment, container, (lists) =>
            timelineEvents(buildJourney({ ...lists, shipment, container }), shipment, container),
          ).result
        : null,
    [shipment, container, records],
  );
  const journey = useMemo(
    () => journeyOf({ shipment, container, events }, now),
    [shipment, container, events, now],
  );
  return {
    journey,
    isLoading: container !== null && isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
