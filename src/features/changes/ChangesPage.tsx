import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { Comparison } from '#/data/changes/comparison.ts';
import { useMarking } from '#/data/changes/marking.ts';
import { comparisonQuery } from '#/data/changes/queries.ts';
import { useIsLive } from '#/device/live.ts';
import { changeKinds, type ChangeKind } from '#/domain/changes/change.ts';
import { isAdded, type ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { changeKindLabels } from '#/domain/changes/words.ts';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { unknownKinds } from '#/parts/lists/ignoredWords.ts';
import { markAll, markedAll } from '#/parts/lists/reviewWords.ts';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { FilterField } from '#/ui/fields/FilterField.tsx';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { useHeldOrder } from '#/ui/grid/useHeldOrder.ts';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { changesView, chosenKinds, isFiltered } from './changesSearch.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { MessagePanel } from './MessagePanel.tsx';
import { NothingChanged } from './NothingChanged.tsx';
import {
  addedShipments,
  hideMessage,
  listOrder,
  markShown,
  marked,
  messageButton,
  pageName,
  pageTitle,
  compared,
  notCompared,
  partlyCompared,
  reviewUnreadable,
  storageNotes,
} from './words.ts';

const route = getRouteApi('/_app/changes');
const none: readonly ShipmentChanges[] = [];

/** What has changed since the last review, most important first, with a message ready to send. */
export function ChangesPage() {
  const { fleetQuery } = route.useRouteContext();
  const search = route.useSearch();
  const fleet = useQuery(fleetQuery);
  const { data: comparison, error, refetch } = useQuery(comparisonQuery);
  const { marked: lastMarked, mark, undo } = useMarking();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [writing, setWriting] = useState(false);

  const found = comparison?.found.shipments ?? none;
  const { rows: sorted, counts, added } = useMemo(() => changesView(found, search), [found, search]);
  const { shown: rows, holding } = useHeldOrder(sorted, search, useIsLive());
  const [showsAdded, showAdded] = useState(false);
  // Where nothing else has changed they are what there is to see.
  const isFoldable = added > 0 && added < sorted.length;
  const listed = isFoldable && !showsAdded ? rows.filter((one) => !isAdded(one)) : rows;
  const chosen = rows.filter(({ id }) => selected.has(id));
  const filtered = isFiltered(search);
  const snapshot = comparison?.snapshot ?? null;
  const waiting = fleet.isPending || (!comparison && !error);
  const failure = fleet.error ?? error;
  const hasUnreadable = comparison !== undefined && spoiltCount(comparison) > 0;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>{`${pageName} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-title font-semibold max-md:sr-only">{pageTitle}</h1>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={rows.length}
          one="shipment"
          many="shipments"
          words={listOrder}
          rejected={comparison?.found.rejected}
        />
        <UndoLine className="ml-auto" done={lastMarked} onUndo={() => void undo()} />
        {rows.length > 0 && (
          <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
            {writing ? hideMessage : messageButton(chosen.length)}
          </Button>
        )}
        {(rows.length > 0 || (hasUnreadable && !filtered)) && (
          <Button
            look="primary"
            onClick={({ currentTarget }) => {
              focusMain(currentTarget);
              if (filtered) void mark(listed, marked(listed.length));
              else void mark('all', markedAll);
            }}
          >
            {filtered ? markShown(listed.length) : markAll}
          </Button>
        )}
      </div>
      {comparison && <ComparedWith comparison={comparison} />}
      <IgnoredSettings className="mx-4 mb-2" words={unknownKinds(search.kind, changeKinds)}>
        {({ look, content }) => (
          <Link to="/changes" search={{ ...search, kind: chosenKinds(search) }} replace {...look}>
            {content}
          </Link>
        )}
      </IgnoredSettings>
      <ListNotices
        fleet={fleet.data}
        failure={failure && describeError(failure)}
        onRetry={() => void (fleet.error ? fleet.refetch() : refetch())}
      />
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 lg:flex-row">
        <ChangesFilter
          counts={comparison?.fleet ? counts : null}
          isPartial={comparison?.fleet?.complete === false}
        />
        {writing && snapshot && rows.length > 0 && (
          <MessagePanel
            rows={chosen.length > 0 ? chosen : listed}
            all={chosen.length === 0}
            snapshot={snapshot}
          />
        )}
        <section
          aria-label={pageName}
          aria-busy={waiting}
          className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-hidden"
          {...holding}
        >
          {rows.length > 0 && snapshot ? (
            <>
              <ChangesTable
                rows={listed}
                reviewedAt={snapshot.reviewedAt}
                selected={selected}
                onSelect={setSelected}
                onReviewed={(one) => void mark([one], marked(one.number))}
              />
              {isFoldable && (
                <Button
                  look="bare"
                  className="m-2 shrink-0 self-start"
                  aria-expanded={showsAdded}
                  onClick={() => showAdded(!showsAdded)}
                >
                  {addedShipments(added, showsAdded)}
                </Button>
              )}
            </>
          ) : waiting ? (
            <TableSkeleton cells={['h-4 w-40', 'h-4 flex-1', 'h-4 w-32']} />
          ) : (
            !failure && (
              <NothingChanged
                snapshot={snapshot}
                complete={fleet.data?.complete ?? false}
                hidden={found.length - rows.length}
              />
            )
          )}
        </section>
      </div>
    </div>
  );
}

/** Shipments whose reviewed state cannot be read, or only in part. */
function spoiltCount({ snapshot, found }: Comparison): number {
  return (snapshot?.lost ?? 0) + found.unreadable + found.partial;
}

/** What the account is compared with, how that moves, and what of it could not be cached or read. */
function ComparedWith({ comparison: { snapshot, found, storage } }: { comparison: Comparison }) {
  if (snapshot === null) return null;
  const unread = snapshot.lost + found.unreadable;
  const notes = [
    storageNotes[storage],
    snapshot.cause === 'anew' ? reviewUnreadable : null,
    unread > 0 ? notCompared(unread) : null,
    found.partial > 0 ? partlyCompared(found.partial) : null,
  ].filter((note) => note !== null);
  return (
    <div className="space-y-1 px-4 pb-2 text-sm text-ink-soft">
      <p>
        {compared.before}{' '}
        <span className="font-medium text-ink">
          <InstantTime at={snapshot.reviewedAt} />
        </span>
        {compared.after(snapshot.cause)}
      </p>
      {notes.map((note) => (
        <p key={note} role="status" className="text-attention">
          {note}
        </p>
      ))}
    </div>
  );
}

/** Text, and every kind of change with the count of shipments that have it. */
function ChangesFilter({
  counts,
  isPartial,
}: {
  counts: ReadonlyMap<ChangeKind, number> | null;
  /** Whether more may follow. */
  isPartial: boolean;
}) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const chosen = chosenKinds(search);
  return (
    <FilterPanel chosen={chosen.length + (search.q === undefined ? 0 : 1)}>
      <div className="pl-2">
        <FilterField
          value={search.q ?? ''}
          onChange={(q) =>
            void navigate({ search: { ...search, q: q === '' ? undefined : q }, replace: true })
          }
        />
      </div>
      <FacetList
        title={pageName}
        values={changeKinds.map((kind) => ({
          value: kind,
          label: changeKindLabels[kind],
          count: counts && (counts.get(kind) ?? 0),
        }))}
        chosen={chosen}
        isPartial={isPartial}
      >
        {({ next, look, content }) => (
          <Link to="/changes" search={{ ...search, kind: next }} {...look}>
            {content}
          </Link>
        )}
      </FacetList>
    </FilterPanel>
  );
}
