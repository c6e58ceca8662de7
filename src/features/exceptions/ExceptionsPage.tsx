import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { CountProgress } from '#/parts/CountProgress.tsx';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { IgnoredSettings } from '#/parts/IgnoredSettings.tsx';
import { CachedNotice } from '#/parts/CachedNotice.tsx';
import { usePreferences } from '#/device/preferences.ts';
import { useExceptions } from '#/queries/exceptions.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { instant } from '#/time/instant.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { TableSkeleton } from '#/ui/TableSkeleton.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';
import { useNow } from '#/ui/useNow.ts';
import {
  exceptionsView,
  chosenKinds,
  knownWords,
  showsAcknowledged,
  unknownWords,
  withAcknowledged,
} from './exceptionsSearch.ts';
import { ExceptionSettingsButton } from './ExceptionSettingsButton.tsx';
import { ExceptionsTable } from './ExceptionsTable.tsx';
import { KindFilter } from './KindFilter.tsx';
import { NoExceptions } from './NoExceptions.tsx';
import { UnreadAcknowledgements } from './UnreadAcknowledgements.tsx';
import { RequestsNotice } from './RequestsNotice.tsx';

const route = getRouteApi('/_app/attention');

/** What is expected is overdue at any minute. */
const minute = 60_000;

/** What needs somebody, worst first. */
export function ExceptionsPage() {
  const { fleetQuery, openRequestsQuery } = route.useRouteContext();
  const search = route.useSearch();
  const fleet = useQuery(fleetQuery);
  const requests = useQuery(openRequestsQuery);
  const now = instant(useNow(minute));
  const settings = usePreferences((preferences) => preferences.attention);
  const { seen, unread, acknowledge, takeBack } = useAcknowledgements();
  const [latest, setLatest] = useState<ExceptionItem | null>(null);

  const { items, faulty } = useExceptions(fleet.data, requests.data, now, settings);
  const { rows, counts, acknowledgedCount } = useMemo(
    () => exceptionsView(items, search, seen),
    [items, search, seen],
  );
  const showing = showsAcknowledged(search);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>Attention · Landfall</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-lg font-semibold">Attention</h1>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={rows.length}
          words="worst first"
          faulty={faulty + (requests.data?.skipped ?? 0)}
        />
        <UndoLine
          className="ml-auto"
          done={
            latest && (
              <>
                Acknowledged <span className="num">{latest.number}</span> until something changes
              </>
            )
          }
          onUndo={() => {
            if (latest) takeBack(latest.id);
            setLatest(null);
          }}
        />
        {(acknowledgedCount > 0 || showing) && (
          <Link to="/attention" search={withAcknowledged(search, !showing)} className={buttonClasses()}>
            {showing ? 'Hide acknowledged' : 'Show acknowledged'} ({acknowledgedCount})
          </Link>
        )}
        <ExceptionSettingsButton />
      </div>
      <UnreadAcknowledgements count={unread} />
      <IgnoredSettings className="mx-4 mb-2" words={unknownWords(search)}>
        {({ look, content }) => (
          <Link to="/attention" search={knownWords(search)} replace {...look}>
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
          aria-label="What needs you"
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
              onTakeBack={({ id }) => takeBack(id)}
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
