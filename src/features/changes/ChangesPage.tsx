import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useIsLive } from '#/device/live.ts';
import { changeKinds } from '#/domain/changes/change.ts';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { CachedNotice } from '#/parts/CachedNotice.tsx';
import { CountProgress } from '#/parts/CountProgress.tsx';
import { IgnoredSettings } from '#/parts/IgnoredSettings.tsx';
import { unknownKinds } from '#/parts/ignoredWords.ts';
import { PageError } from '#/parts/PageError.tsx';
import { markAll, markedAll } from '#/parts/reviewWords.ts';
import { comparisonQuery } from '#/queries/changes.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { useMarking } from '#/queries/marking.ts';
import { Button } from '#/ui/Button.tsx';
import { focusMain } from '#/ui/focusMain.ts';
import { TableSkeleton } from '#/ui/TableSkeleton.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';
import { useHeldOrder } from '#/ui/useHeldOrder.ts';
import { ChangesFilter } from './ChangesFilter.tsx';
import { changesView, chosenKinds, isFiltered } from './changesSearch.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { ComparedWith, spoiltCount } from './ComparedWith.tsx';
import { MessagePanel } from './MessagePanel.tsx';
import { NothingChanged } from './NothingChanged.tsx';
import { hideMessage, listOrder, markShown, marked, messageButton, pageName, pageTitle } from './words.ts';

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
  const { rows: sorted, counts } = useMemo(() => changesView(found, search), [found, search]);
  const { shown: rows, holding } = useHeldOrder(sorted, search, useIsLive());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const filtered = isFiltered(search);
  const snapshot = comparison?.snapshot ?? null;
  const waiting = fleet.isPending || (!comparison && !error);
  const failure = fleet.error ?? error;
  const isSpoilt = comparison !== undefined && spoiltCount(comparison) > 0;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>{`${pageName} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-title font-semibold max-md:sr-only">{pageTitle}</h1>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={rows.length}
          words={listOrder}
          faulty={comparison?.found.faulty}
        />
        <UndoLine className="ml-auto" done={lastMarked} onUndo={() => void undo()} />
        {rows.length > 0 && (
          <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
            {writing ? hideMessage : messageButton(chosen.length)}
          </Button>
        )}
        {(rows.length > 0 || (isSpoilt && !filtered)) && (
          <Button
            look="primary"
            onClick={({ currentTarget }) => {
              focusMain(currentTarget);
              if (filtered) void mark(rows, marked(rows.length));
              else void mark('all', markedAll);
            }}
          >
            {filtered ? markShown(rows.length) : markAll}
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
      <CachedNotice fleet={fleet.data} failed={fleet.isError} />
      <PageError
        words={failure && errorWords(failure)}
        onRetry={() => void (fleet.error ? fleet.refetch() : refetch())}
      />
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 lg:flex-row">
        <ChangesFilter counts={comparison?.fleet ? counts : null} />
        {writing && snapshot && rows.length > 0 && (
          <MessagePanel
            rows={chosen.length > 0 ? chosen : rows}
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
            <ChangesTable
              rows={rows}
              reviewedAt={snapshot.reviewedAt}
              selected={selected}
              onSelect={setSelected}
              onReviewed={(one) => void mark([one], marked(one.number))}
            />
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
