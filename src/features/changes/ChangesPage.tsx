import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState, useId } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { useMarking } from '#/data/changes/marking.ts';
import { comparisonQuery } from '#/data/changes/queries.ts';
import { pageLanguage } from '#/device/pageLanguage.ts';
import { useIsLive } from '#/device/useLive.ts';
import { changeKinds, type ChangeKind } from '#/domain/changes/change.ts';
import { isAdded, type ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { maxInMessage } from '#/domain/changes/topChanges.ts';
import { languageTags } from '#/language/languages.ts';
import { AddressFilter } from '#/links/AddressFilter.tsx';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { unknownKinds } from '#/parts/lists/ignoredWords.ts';
import { markAll, markedAll } from '#/parts/lists/reviewWords.ts';
import { findLink } from '#/parts/messages/findLink.ts';
import { SendMessage } from '#/parts/messages/SendMessage.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { RecipientLanguage } from '#/parts/recipient/RecipientLanguage.tsx';
import { useRecipientTexts } from '#/parts/recipient/useRecipientTexts.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { useStableOrder } from '#/ui/grid/useStableOrder.ts';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { changeMessage } from '#/wording/changeMessage.ts';
import { changedNumber, changeKindLabels } from '#/wording/changes.ts';
import { shipmentCount } from '#/wording/counts.ts';
import { changesView, chosenKinds, isFiltered } from './changesSearch.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { ComparedWith, NothingChanged, unreadableCount } from './ComparisonNotes.tsx';
import * as words from './words.ts';

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
  const { shown: rows, holding } = useStableOrder(sorted, search, useIsLive());
  const [showsAdded, showAdded] = useState(false);
  // Where nothing else has changed they are what there is to see.
  const isFoldable = added > 0 && added < sorted.length;
  const listed = isFoldable && !showsAdded ? rows.filter((one) => !isAdded(one)) : rows;
  const chosen = rows.filter(({ id }) => selected.has(id));
  const filtered = isFiltered(search);
  const snapshot = comparison?.snapshot ?? null;
  const waiting = fleet.isPending || (!comparison && !error);
  const failure = fleet.error ?? error;
  const hasUnreadable = comparison !== undefined && unreadableCount(comparison) > 0;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={words.pageTitle} tab={words.pageName}>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={rows.length}
          counted={shipmentCount}
          words={words.listOrder}
          rejected={comparison?.found.rejected}
        />
        <UndoLine className="ml-auto" done={lastMarked} onUndo={() => void undo()} />
        {rows.length > 0 && (
          <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
            {writing ? words.hideMessage : words.messageButton(chosen.length)}
          </Button>
        )}
        {(rows.length > 0 || (hasUnreadable && !filtered)) && (
          <Button
            look="primary"
            onClick={({ currentTarget }) => {
              focusMain(currentTarget);
              if (filtered) void mark(listed, words.marked(listed.length));
              else void mark('all', markedAll);
            }}
          >
            {filtered ? words.markShown(listed.length) : markAll}
          </Button>
        )}
      </PageHead>
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
            since={snapshot.reviewedAt}
          />
        )}
        <section
          aria-label={words.pageName}
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
                onReviewed={(one) => void mark([one], words.marked(changedNumber(one.number)))}
              />
              {isFoldable && (
                <Button
                  look="bare"
                  className="m-2 shrink-0 self-start"
                  aria-expanded={showsAdded}
                  onClick={() => showAdded(!showsAdded)}
                >
                  {words.addedShipments(added, showsAdded)}
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
  const chosen = chosenKinds(search);
  return (
    <FilterPanel chosen={chosen.length + (search.q === undefined ? 0 : 1)}>
      <div className="pl-2">
        <AddressFilter q={search.q} />
      </div>
      <FacetList
        title={words.pageName}
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

const own = { changeMessage };

/** The message as it will be sent, to read before it is copied. */
function MessagePanel({
  rows,
  all,
  since,
}: {
  rows: readonly ShipmentChanges[];
  /** True where nothing is selected, so that it is about all that is shown. */
  all: boolean;
  /** When the last review was. */
  since: Instant;
}) {
  const id = useId();
  const format = useFormatOptions();
  const [language, setLanguage] = useState(pageLanguage);
  const used = useRecipientTexts(language, own);
  const { writer } = used;
  const message = useMemo(
    () => writer?.changeMessage(rows, { since, format, linkTo: findLink, linkToAll: window.location.href }),
    [writer, rows, since, format],
  );
  const count = shipmentCount(rows.length);
  return (
    <section aria-labelledby={id} className="card flex min-h-72 flex-col gap-2 p-3 lg:order-last lg:w-96">
      <h2 id={id} className="eyebrow">
        {words.messageAbout(count)}
      </h2>
      <p className="text-xs text-ink-soft">
        {all ? words.messageOfAll : words.messageOfSelected}
        {rows.length > maxInMessage && ` ${words.messageCut(maxInMessage)}`}
      </p>
      <textarea
        readOnly
        aria-label={words.messageTitle}
        lang={languageTags[language]}
        value={message?.body ?? ''}
        className="num min-h-48 w-full flex-1 resize-none rounded border border-line bg-raised p-2 text-xs leading-5"
      />
      <RecipientLanguage language={language} used={used} onChange={setLanguage} />
      <SendMessage message={message ?? null} what={words.copiedMessage(count)} />
    </section>
  );
}
