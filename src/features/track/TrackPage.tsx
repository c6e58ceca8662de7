import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { carriersQuery } from '#/data/carriers/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { partiesQuery } from '#/data/parties/queries.ts';
import { openRequestsQuery } from '#/data/trackingRequests/queries.ts';
import { trackDesk, useRunState, useTrackState } from '#/data/trackingRequests/trackDesk.ts';
import type { Party } from '#/domain/records/party.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { carrierNames } from '#/domain/tracking/carriers.ts';
import { partyNames } from '#/domain/tracking/readLines.ts';
import { countSteps, lineSteps } from '#/domain/tracking/tracking.ts';
import { resultHeadings } from '#/files/headingWords.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { trackSheets } from '#/wording/trackSheets.ts';
import { ListInput } from './input/ListInput.tsx';
import { PrintedTable } from './PrintedTable.tsx';
import { RowEditor } from './rows/RowEditor.tsx';
import { RowList } from './rows/RowList.tsx';
import { ForAllRows } from './run/ForAllRows.tsx';
import { resultRows } from './run/resultCells.ts';
import { RunBar } from './run/RunBar.tsx';
import { SentLately } from './SentLately.tsx';
import { StateFilter } from './StateFilter.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/track');
const noParties: readonly Party[] = [];
const noShipments: readonly Shipment[] = [];

/** Numbers to track: typed, pasted or from a file, checked, decided where they are uncertain, and sent. */
export function TrackPage() {
  const { api } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const desk = useMemo(() => trackDesk(api, client), [api, client]);
  const { list, role, stored } = useTrackState(desk);
  const run = useRunState(desk);
  const carriers = useQuery(carriersQuery(api));
  const parties = useQuery(partiesQuery(api));
  const fleet = useQuery(fleetQuery(api));
  const requests = useQuery(openRequestsQuery(api));
  const [adding, setAdding] = useState(false);

  const names = useMemo(() => carrierNames(carriers.data ?? []), [carriers.data]);
  const known = useMemo(
    () => ({ carriers: names, parties: partyNames(parties.data ?? noParties), sheets: trackSheets }),
    [names, parties.data],
  );
  const resultNames = {
    carriers: names,
    parties: parties.data ?? noParties,
    shipments: fleet.data?.shipments ?? noShipments,
  };
  const lines = list?.lines;
  const counts = useMemo(() => countSteps(lines ?? []), [lines]);
  const step = lineSteps.find((one) => one === search.show) ?? null;
  const open = lines?.[Number(search.row ?? 0) - 1] ?? null;
  const openRow = (row: number | null) =>
    void navigate({ search: { ...search, row: row === null ? undefined : String(row) }, replace: true });

  useEffect(() => {
    desk.enter();
    return () => desk.exit();
  }, [desk]);
  // What is found in the account only once all of it is read is left out then.
  const isRead = fleet.data?.complete === true && requests.data !== undefined;
  const hasList = list !== null;
  useEffect(() => {
    if (isRead && hasList) void desk.omitKnown();
  }, [desk, isRead, hasList]);
  // Looking at numbers changes nothing: it begins with the list, and again after the browser was closed.
  useEffect(() => {
    if (hasList && role === 'here' && desk.run.snapshot().mode === 'off') desk.run.set('check');
  }, [desk, hasList, role]);

  return (
    <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
      <title>{`${words.pageTitle} · Landfall`}</title>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-title font-semibold max-md:sr-only">{words.pageTitle}</h1>
        {list && (
          <Link to="/requests" className={`${buttonClasses()} ml-auto`}>
            {words.requestsLink}
          </Link>
        )}
      </div>
      {carriers.error && (
        <div className="px-4 pb-3">
          <ErrorPanel words={describeError(carriers.error)} onRetry={() => void carriers.refetch()} />
        </div>
      )}
      {role === 'here' && (!list || adding) && (
        <ListInput
          desk={desk}
          known={known}
          isReady={!carriers.isPending && !parties.isPending}
          numbers={search.numbers ?? []}
          onDone={() => {
            setAdding(false);
            if (search.numbers) void navigate({ search: { ...search, numbers: undefined }, replace: true });
          }}
          {...(list && { onCancel: () => setAdding(false) })}
        />
      )}
      {!list && role === 'here' && <SentLately api={api} />}
      {!list && role === 'elsewhere' && (
        <EmptyState title={words.elsewhere.title}>
          <p>{words.elsewhere.text}</p>
        </EmptyState>
      )}
      {list && (
        <>
          <RunBar
            desk={desk}
            list={list}
            counts={counts}
            run={run}
            names={resultNames}
            stored={stored}
            isHere={role === 'here'}
            onDecide={openRow}
            onAdd={() => setAdding(true)}
          />
          {role === 'here' && (
            <ForAllRows key={list.id} desk={desk} list={list} parties={parties.data ?? noParties} />
          )}
          <PrintedTable
            title={words.result.sheet}
            note={[list.name, words.rowCount(list.lines.length)].filter(Boolean).join(' · ')}
            headings={Object.values(resultHeadings)}
            rows={() => resultRows(list, resultNames)}
          />
          <StateFilter
            label={words.showSteps}
            all={words.all}
            names={words.stepLabels}
            states={lineSteps}
            counts={counts}
            total={list.lines.length}
            shown={step}
            linkTo={(show) => ({ to: '/track', search: { ...search, show: show ?? undefined } })}
          />
          <div className="flex min-h-96 flex-1 flex-col-reverse gap-3 px-4 pb-4 md:min-h-80 lg:flex-row">
            <RowList
              desk={desk}
              lines={list.lines}
              step={step}
              search={search}
              names={names}
              isHere={role === 'here'}
            />
            {open && role === 'here' && (
              <RowEditor
                key={open.id}
                desk={desk}
                line={open}
                lines={list.lines}
                names={names}
                carriers={carriers.data ?? []}
                parties={parties.data ?? noParties}
                onOpen={openRow}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
