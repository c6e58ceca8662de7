import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { useEtaRecord } from '#/data/fleet/useEtaRecord.ts';
import { type CarrierRecord, type DelayGroup, partKinds } from '#/domain/performance/delayGroup.ts';
import type { FleetPerformance } from '#/domain/performance/performance.ts';
import { arrivedRows, knownRows } from '#/domain/performance/rowLink.ts';
import { fewest } from '#/domain/performance/usualRange.ts';
import { formatCount } from '#/language/plural.ts';
import { DwellTable } from '#/links/DwellTable.tsx';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { SaveCsv } from '#/parts/pages/SaveCsv.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { vesselNotReported } from '#/wording/vessels.ts';
import { partsShown } from './carriersSearch.ts';
import { DelayTable } from './DelayTable.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/carriers');

/** How arrivals went against their original ETA, by carrier, with the shipments behind each figure. */
export function CarriersPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const fleet = useQuery(fleetQuery(api));
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const performance = useEtaRecord(fleet.data?.shipments ?? null)?.performance;
  const hasRecord = performance?.carriers.some(({ known }) => known >= fewest) ?? false;
  const by = partsShown(search);

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <PageHead title={pageLabels.carriers}>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={performance?.carriers.length ?? 0}
          counted={words.carrierCount}
          words={words.order}
          rejected={performance?.rejected}
        />
        {performance && hasRecord && (
          <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
            <Select
              label={words.partsBelow}
              value={by}
              options={partKinds.map((kind) => ({ value: kind, label: words.partLabels[kind] }))}
              onChange={(kind) =>
                void navigate({
                  search: { ...search, by: kind === 'lane' ? undefined : kind },
                  replace: true,
                })
              }
            />
            <SaveCsv
              label={words.saveCsv}
              name={pageLabels.carriers}
              table={(headings) => ({
                headings: Object.values(headings.carriers),
                rows: csvRows(performance),
                sheet: pageLabels.carriers,
              })}
            />
          </div>
        )}
      </PageHead>
      <ListNotices
        fleet={fleet.data}
        failure={fleet.error && describeError(fleet.error)}
        onRetry={() => void fleet.refetch()}
      />
      {performance && hasRecord ? (
        <div className="space-y-4 px-4 pb-4">
          <Summary performance={performance} />
          <DelayTable carriers={performance.carriers} by={by} search={search} />
          <DwellTable terminals={performance.terminals} />
          <p className="text-xs text-ink-soft">{words.notKnown}</p>
        </div>
      ) : fleet.isPending ||
        (fleet.data && !performance) ||
        (fleet.data && !fleet.data.complete && !fleet.isError) ? (
        <TableSkeleton cells={['h-4 w-40', 'h-4 flex-1', 'h-4 w-32']} />
      ) : (
        fleet.data && (
          <EmptyState heading="h2" title={words.empty.title}>
            <p>{words.empty.text}</p>
            <Link to="/shipments" search={arrivedRows({})} className={buttonClasses()}>
              {words.empty.link}
            </Link>
          </EmptyState>
        )
      )}
    </div>
  );
}

/** What is missing, and how far the ranges were right. */
function Summary({ performance: { all, carriers } }: { performance: FleetPerformance }) {
  const held = useMemo(
    () =>
      carriers
        .filter(({ range }) => range)
        .reduce(
          (sum, { backtest }) => ({
            inside: sum.inside + (backtest?.inside ?? 0),
            of: sum.of + (backtest?.of ?? 0),
          }),
          { inside: 0, of: 0 },
        ),
    [carriers],
  );
  return (
    <div className="max-w-4xl space-y-1 text-sm text-ink-soft">
      <p>
        {words.arrivalsKnown.before}{' '}
        <Link to="/shipments" search={knownRows({})} className={linkLook}>
          {formatCount(all.known)}
        </Link>{' '}
        {words.arrivalsKnown.between}{' '}
        <Link to="/shipments" search={arrivedRows({})} className={linkLook}>
          {formatCount(all.arrived)}
        </Link>{' '}
        {words.arrivalsKnown.after}
      </p>
      <p>{held.of > 0 ? words.heldAll(held) : words.noneHeld}</p>
      <p>{words.intro}</p>
    </div>
  );
}

const linkLook = 'font-medium text-ink underline underline-offset-2';

type Cells = readonly (string | number | null)[];

/** A row for each carrier, followed by those of its lanes, vessels and months. */
function csvRows({ carriers }: FleetPerformance): readonly Cells[] {
  return carriers.flatMap((carrier) => [
    cellsOf(carrier, words.columnLabels.name, carrier),
    ...partKinds.flatMap((kind) =>
      carrier.parts[kind].map((part) => cellsOf(carrier, words.partHeading[kind], part)),
    ),
  ]);
}

function cellsOf({ label, id }: CarrierRecord, kind: string, group: DelayGroup): Cells {
  const { transit } = group;
  return [
    label,
    id,
    kind,
    group.label || vesselNotReported,
    group.arrived,
    group.known,
    group.arrived - group.known,
    group.median,
    group.range?.low ?? null,
    group.range?.high ?? null,
    group.backtest?.inside ?? null,
    group.backtest?.of ?? null,
    group.overTwoDays,
    group.overFiveDays,
    transit.known,
    transit.missing,
    transit.usual?.median ?? null,
    transit.usual?.low ?? null,
    transit.usual?.high ?? null,
  ];
}
