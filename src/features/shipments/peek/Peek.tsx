import { Link } from '@tanstack/react-router';
import { describeError } from '#/data/cache/describeError.ts';
import type { CellValue } from '#/domain/list/column.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import { placeBeside } from '#/domain/pickup/describeWhere.ts';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import { carrierWithheldReason } from '#/domain/status/carrierTracking.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { spokenVerdict } from '#/domain/verdict/deadline.ts';
import { columnTracks, listColumns, type ListContext } from '#/features/shipments/columns/listColumns.ts';
import { JourneyPanel } from '#/parts/journey/JourneyPanel.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { StatusBadge } from '#/parts/status/StatusBadge.tsx';
import { verdictLooks } from '#/parts/status/verdictLooks.ts';
import { VerdictReasons } from '#/parts/status/VerdictReasons.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { classes } from '#/ui/classes.ts';
import { usePeekedJourney } from './usePeekedJourney.ts';
import * as words from './words.ts';

/** What the verdict, its reasons and the journey do not say already. */
const facts = 'arrival freeDay fees appointment terminal destination vessel voyage references customer tags'
  .split(' ')
  .map((id) => ({ id, width: null }));

/** What is not reported takes no room, nor does a count or an amount of nothing. */
function saysSomething(value: CellValue): boolean {
  if (value?.kind === 'texts') return value.texts.length > 0;
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
  const status = container ? describeStatus(container, shipment).label : '';
  const count = row.containers.length;
  const withheld = carrierWithheldReason(shipment.carrierTracking, now);
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
            className="num text-base font-semibold hover:underline"
          >
            {name}
          </Link>
        </p>
        {verdict && (
          <h2 className={classes('text-lg font-semibold', verdictLooks[verdict.tone].ink)}>
            {verdict.headline}
          </h2>
        )}
        {verdict?.deadline && (
          <p>
            <DeadlineText of={verdict.deadline} />
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft empty:hidden">
          {container && status !== verdict?.headline && (
            <StatusBadge container={container} shipment={shipment} />
          )}
          {container && placeBeside(status, { shipment, container })}
        </p>
        {verdict && <VerdictReasons reasons={verdict.reasons} />}
        <p role="status" className="sr-only">
          {[name, verdict && spokenVerdict(verdict)].filter(Boolean).join(': ')}
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
        {withheld ?? words.carrierUpdated}
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
