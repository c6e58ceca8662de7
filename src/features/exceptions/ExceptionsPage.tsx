import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { CachedNotice } from '#/parts/CachedNotice.tsx';
import { CountProgress } from '#/parts/CountProgress.tsx';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { IgnoredSettings } from '#/parts/IgnoredSettings.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { useExceptions } from '#/queries/exceptions.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { TableSkeleton } from '#/ui/TableSkeleton.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';
import { useNow } from '#/ui/useNow.ts';
import { ExceptionSettingsButton } from './ExceptionSettingsButton.tsx';
import {
  exceptionsView,
  chosenKinds,
  knownWords,
  showsAcknowledged,
  unknownWords,
  withAcknowledged,
} from './exceptionsSearch.ts';
import { ExceptionsTable } from './ExceptionsTable.tsx';
import { KindFilter } from './KindFilter.tsx';
import { NoExceptions } from './NoExceptions.tsx';
import { RequestsNotice } from './RequestsNotice.tsx';
import {
  acknowledgedNotice,
  acknowledgedToggle,
  listOrder,
  pageTitle,
  unreadAcknowledgements,
} from './words.ts';

const route = getRouteApi('/_app/exceptions');

/** An estimate becomes overdue at any minute. */

/** The exceptions of the account by priority. */
export function ExceptionsPage() {
  const { fleetQuery, openRequestsQuery } = route.useRouteContext();
  const search = route.useSearch();
  const fleet = useQuery(fleetQuery);
  const requests = useQuery(openRequestsQuery);
  const now = instant(useNow(minute));
  const settings = usePreferences((preferences) => preferences.exceptions);
  const { acknowledged, unread, acknowledge, undo } = useAcknowledgements();
  const [latest, setLatest] = useState<ExceptionItem | null>(null);

  const { items, faulty } = useExceptions(fleet.data, requests.data, now, settings);
  const { rows, counts, acknowledgedCount } = useMemo(
    () => exceptionsView(items, search, acknowledged),
    [items, search, acknowledged],
  );
  const showing = showsAcknowledged(search);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>{`${pageTitle} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-lg font-semibold">{pageTitle}</h1>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={rows.length}
          words={listOrder}
          faulty={faulty + (requests.data?.skipped ?? 0)}
        />
        <UndoLine
          className="ml-auto"
          done={
            latest && (
              <>
                {acknowledgedNotice.before} <span className="num">{latest.number}</span>{' '}
                {acknowledgedNotice.after}
              </>
            )
          }
          onUndo={() => {
            if (latest) undo(latest.id);
            setLatest(null);
          }}
        />
        {(acknowledgedCount > 0 || showing) && (
          <Link to="/exceptions" search={withAcknowledged(search, !showing)} className={buttonClasses()}>
            {acknowledgedToggle(showing, acknowledgedCount)}
          </Link>
        )}
        <ExceptionSettingsButton />
      </div>
      {unread > 0 && (
        <p role="status" className="px-4 pb-2 text-sm text-ink-soft">
          {unreadAcknowledgements(unread)}
        </p>
      )}
      <IgnoredSettings className="mx-4 mb-2" words={unknownWords(search)}>
        {({ look, content }) => (
          <Link to="/exceptions" search={knownWords(search)} replace {...look}>
            {content}
          </Link>
        )}
      </IgnoredSettings>
      <CachedNotice fleet={fleet.data} failed={fleet.isError} />
      {fleet.isError && (
        <div className="px-4 pb-3">
          <ErrorPanel words={errorWords(fleet.error)} onRetry={() => void fleet.refetch()} />
        </div>
      )}
      <RequestsNotice
        error={requests.error}
        complete={requests.data?.complete ?? true}
        onRetry={() => void requests.refetch()}
      />
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 md:flex-row">
        <KindFilter
          counts={counts}
          known={{ shipments: fleet.data !== undefined, requests: requests.data !== undefined }}
        />
        <section
          aria-label={pageTitle}
          aria-busy={fleet.isPending}
          className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-hidden"
        >
          {rows.length > 0 ? (
            <ExceptionsTable
              rows={rows}
              onAcknowledge={(item) => {
                acknowledge(item);
                setLatest(item);
              }}
              onUndo={({ id }) => undo(id)}
            />
          ) : fleet.isPending || requests.isPending ? (
            <TableSkeleton cells={['h-5 w-20', 'h-4 flex-1', 'h-4 w-32', 'h-4 w-28']} />
          ) : (
            !fleet.isError && (
              <NoExceptions
                complete={fleet.data?.complete ?? false}
                filtered={chosenKinds(search).length > 0}
                acknowledged={acknowledgedCount}
              />
            )
          )}
        </section>
      </div>
    </div>
  );
}
