import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { carriersQuery } from '#/data/carriers/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { partiesQuery } from '#/data/parties/queries.ts';
import { openRequestsQuery } from '#/data/trackingRequests/queries.ts';
import { createdRequestsQuery } from '#/data/trackingRequests/requests.ts';
import { trackDesk } from '#/data/trackingRequests/trackDesk.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useIsLive } from '#/device/useLive.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { isDuplicateRequest } from '#/domain/records/trackingRequest.ts';
import { carrierNames } from '#/domain/tracking/carriers.ts';
import {
  countRequests,
  lineOfRequest,
  type ListedRequest,
  listRequests,
  requestGroups,
} from '#/domain/tracking/requestList.ts';
import { PrintedTable } from '#/features/track/PrintedTable.tsx';
import { StateFilter } from '#/features/track/StateFilter.tsx';
import { AddressFilter } from '#/links/AddressFilter.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { minute } from '#/time/durations.ts';
import { instant, toIso } from '#/time/instant.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { Grid } from '#/ui/grid/Grid.tsx';
import { rowHeights } from '#/ui/grid/rowPlaces.ts';
import type { GridSelection } from '#/ui/grid/useGridSelection.ts';
import { useStableOrder } from '#/ui/grid/useStableOrder.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { RequestsPicture } from '#/ui/icons/pictures.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { describeRequestAct, describeRequestReason } from '#/wording/requests.ts';
import { type GridRequest, requestCard, requestColumns } from './requestCells.tsx';
import { SendAgain } from './SendAgain.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/requests');

/** Every request to track a number: those that failed first, then those that wait, each with what to do. */
export function RequestsPage() {
  const { api } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const open = useQuery(openRequestsQuery(api));
  const created = useQuery(createdRequestsQuery(api));
  const carriers = useQuery(carriersQuery(api));
  const parties = useQuery(partiesQuery(api));
  // Read here as on every page: the counts of the navigation are made of it.
  useQuery(fleetQuery(api));
  const density = usePreferences((preferences) => preferences.density);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const now = instant(useNow(minute));
  const [selected, setSelected] = useState<GridSelection>(new Set());
  /** What became of the last thing that was done here. */
  const [note, setNote] = useState<string | null>(null);

  const listed = useMemo(
    () => listRequests([...(open.data?.requests ?? []), ...(created.data?.requests ?? [])], now),
    [open.data, created.data, now],
  );
  const counts = useMemo(() => countRequests(listed), [listed]);
  const names = useMemo(() => carrierNames(carriers.data ?? []), [carriers.data]);
  const group = requestGroups.find((one) => one === search.show) ?? null;
  const sorted = useMemo(
    () =>
      listed.filter((one) => (group === null || one.group === group) && matches(one, search.q)).map(rowOf),
    [listed, group, search.q],
  );
  const { shown: rows, holding } = useStableOrder(sorted, search, useIsLive());
  const columns = useMemo(() => requestColumns({ names, search }), [names, search]);
  const card = useMemo(() => requestCard({ names, search }), [names, search]);
  const edited = listed.find(({ request }) => request.id === search.edit)?.request;
  const chosen = listed.filter(({ request }) => selected.has(request.id));
  const failed = chosen.filter((one) => one.group === 'failed' && !isDuplicateRequest(one.request));
  const skipped = (open.data?.skipped ?? 0) + (created.data?.skipped ?? 0);
  const cut = requestGroups.filter((one) =>
    [open, created].some(({ data }) => data?.cut.includes(one) === true),
  );
  const failure = open.error ?? created.error;
  const isEmpty = open.data && created.data && listed.length === 0;
  const trackLink = (
    <Link to="/track" className={buttonClasses('primary')}>
      {words.trackNumbers}
    </Link>
  );
  const close = () => void navigate({ search: { ...search, edit: undefined }, replace: true });

  const putOnList = async () => {
    const lines = failed.map(({ request }) => lineOfRequest(request));
    const taken = await trackDesk(api, client).add(lines, null);
    if (taken === lines.length) void navigate({ to: '/track' });
    else setNote(words.notOnList(taken, lines.length));
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={words.pageTitle}>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {note}
        </p>
        <div className="ml-auto w-56 max-md:flex-1">
          <AddressFilter q={search.q} />
        </div>
        {!isEmpty && trackLink}
      </PageHead>
      <StateFilter
        label={words.groupsLabel}
        all={words.all}
        names={words.groupLabels}
        states={requestGroups}
        counts={counts}
        total={listed.length > 0 || !(open.isPending || created.isPending) ? listed.length : null}
        cut={cut}
        shown={group}
        linkTo={(show) => ({ to: '/requests', search: { ...search, show: show ?? undefined } })}
      />
      {failure && (
        <div className="px-4 pb-3">
          <ErrorPanel
            words={describeError(failure)}
            onRetry={() => {
              void open.refetch();
              void created.refetch();
            }}
          />
        </div>
      )}
      {(cut.length > 0 || skipped > 0) && (
        <p className="px-4 pb-2 text-sm text-ink-soft">
          {[cut.length > 0 && words.cut(cut), skipped > 0 && words.skipped(skipped)]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <PrintedTable
        title={words.pageTitle}
        note={words.selected(rows.length)}
        headings={words.printedHeadings}
        rows={() => rows.map(({ listed: one }) => printedCells(one))}
      />
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4">
        <section
          aria-label={words.list}
          aria-busy={open.isPending}
          className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-hidden"
          {...holding}
        >
          {rows.length > 0 ? (
            <Grid
              label={words.list}
              lines={rows}
              columns={columns}
              selected={selected}
              lastRow={undefined}
              nameOf={({ listed: { request } }) => request.number}
              card={card}
              rowHeight={rowHeights[density]}
              singleKeys={singleKeys}
              bar={
                chosen.length > 0 ? (
                  <div className="flex flex-wrap items-center gap-2 p-2 pl-3 text-sm">
                    <p role="status">{words.selected(chosen.length)}</p>
                    {failed.length > 0 ? (
                      <Button onClick={() => void putOnList()}>{words.putOnList}</Button>
                    ) : (
                      <p className="text-ink-soft">{words.onlyFailed}</p>
                    )}
                    <Button look="bare" onClick={() => setSelected(new Set())}>
                      {words.clear}
                    </Button>
                  </div>
                ) : null
              }
              onSelect={setSelected}
              onRow={() => undefined}
            />
          ) : open.isPending || created.isPending ? (
            <TableSkeleton cells={['h-4 w-32', 'h-5 w-24', 'h-4 flex-1', 'h-4 w-28']} />
          ) : (
            !failure &&
            (isEmpty ? (
              <EmptyState title={words.nothing.title} heading="h2" picture={<RequestsPicture />}>
                <p>{words.nothing.text}</p>
                {trackLink}
              </EmptyState>
            ) : (
              <EmptyState title={words.nothing.filtered} />
            ))
          )}
        </section>
      </div>
      {edited && (
        <SendAgain
          request={edited}
          carriers={carriers.data ?? []}
          parties={parties.data ?? []}
          onSent={(number) => {
            setNote(words.dialog.sent(number));
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function rowOf(listed: ListedRequest): GridRequest {
  return { kind: 'request', id: listed.request.id, listed };
}

function printedCells({ request, group, reason, next }: ListedRequest): (string | null)[] {
  const { number, scac, refNumbers, createdAt } = request;
  const requested = createdAt === null ? null : toIso(createdAt);
  const why = reason && describeRequestReason(reason);
  const act = next && describeRequestAct(next);
  return [number, words.groupLabels[group], why, act, scac, refNumbers.join(', '), requested];
}

function matches({ request: { number, scac, refNumbers } }: ListedRequest, q: string | undefined): boolean {
  if (q === undefined) return true;
  const wanted = normalizeNumber(q);
  return [number, scac ?? '', ...refNumbers].some((text) => normalizeNumber(text).includes(wanted));
}
