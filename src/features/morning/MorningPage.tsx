import { getRouteApi, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import './morning.css';
import { nothingYet } from '#/data/fleet/planRows.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { LoggedMessage } from '#/domain/messages/log.ts';
import { stop, clauseComma } from '#/language/punctuation.ts';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { Unread } from '#/parts/lists/Unread.tsx';
import { SentMessages } from '#/parts/messages/SentMessages.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { StartPageButton } from '#/parts/pages/StartPageButton.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { printedPart } from '#/ui/Printed.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { describeSums } from '#/wording/charges.ts';
import { describeFees } from '#/wording/money.ts';
import { AskPanel } from './AskPanel.tsx';
import { NewsPanel } from './NewsPanel.tsx';
import { Panel, panelLink } from './Panel.tsx';
import { ArrivalsPanel, FetchPanel } from './todayPanels.tsx';
import { useMorning, type Morning } from './useMorning.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/morning');
/** On paper, a list takes the place of the page. */
const PrintedMorning = printedPart(() => import('./MorningSheet.tsx'), 'MorningSheet');

/** What today costs, whom to contact, what to pick up, what arrives and what changed: in the order in which it is done. */
export function MorningPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const morning = useMorning(api);
  const { fleet, rejected, today, plan, drafts, stops, arrivals, snapshot } = morning;
  const order = usePreferences((preferences) => preferences.dateOrder);
  const title = words.titleOf(today, order);
  // What no rule can judge is the same for both.
  const unread = Math.max(rejected, plan.rejected);
  const isPartial = fleet.data?.complete !== true;
  const isFetchWaiting = plan === nothingYet;
  const fetched = stops.reduce((sum, { rows }) => sum + rows.length, 0);
  const vessels = arrivals.filter(({ leg }) => leg === 'port').length;
  const isNothing =
    !isPartial && !isFetchWaiting && drafts.open.length + drafts.done.length === 0 && fetched === 0;

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto" data-scroll-restoration-id="morning">
      <title>{`${pageLabels.morning} · Landfall`}</title>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 pt-3 pb-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title font-semibold">{title}</h1>
          {fleet.data && (
            <p className="text-sm text-ink-soft">
              {words.summary({ asks: drafts.open.length, fetched, vessels }, isPartial)}{' '}
              {snapshot && (
                <>
                  {words.comparedWith} <InstantTime at={snapshot.reviewedAt} />
                  {words.comparedAfter[snapshot.cause]}
                </>
              )}
            </p>
          )}
          {isPartial ? (
            <CountProgress
              fleet={fleet.data}
              failed={fleet.isError}
              count={drafts.open.length}
              counted={words.messageCount}
              words=""
              rejected={unread}
            />
          ) : (
            <Unread count={(fleet.data?.skipped ?? 0) + unread} />
          )}
        </div>
        <div className="flex items-center gap-2">
          {fleet.data && (
            <Button className="max-md:hidden" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          <StartPageButton page="morning" />
        </div>
      </div>
      <ListNotices
        fleet={fleet.data}
        failure={fleet.error && describeError(fleet.error)}
        onRetry={() => void fleet.refetch()}
      />
      {fleet.data ? (
        <div className="space-y-4 px-4 pb-4">
          <SumStrip sums={morning.sums} avoided={morning.avoided} />
          <div className="morning-parts grid items-start gap-4">
            {isNothing ? (
              <div className="card" style={{ gridArea: 'ask' }}>
                <EmptyState heading="h2" title={words.nothing}>
                  <p>{words.nothingText}</p>
                </EmptyState>
              </div>
            ) : (
              <AskPanel morning={morning} isPartial={isPartial} />
            )}
            <div className="morning-side flex min-w-0 flex-col gap-4" style={{ gridArea: 'side' }}>
              {!isNothing && <FetchPanel stops={stops} isPartial={isPartial} isWaiting={isFetchWaiting} />}
              <ArrivalsPanel arrivals={arrivals} isPartial={isPartial} />
            </div>
            <NewsPanel {...morning} />
            {morning.waiting.length > 0 && <WaitsPanel messages={morning.waiting} />}
          </div>
          <PrintedMorning title={title} morning={morning} />
        </div>
      ) : (
        fleet.isPending && <TableSkeleton cells={['h-5 w-40', 'h-4 flex-1', 'h-4 w-32', 'h-8 w-28']} />
      )}
    </div>
  );
}

const maxShown = 5;

/** What was asked and has no answer yet: the answer is noted here, or a reminder set. */
function WaitsPanel({ messages }: { messages: readonly LoggedMessage[] }) {
  const [isAll, showAll] = useState(false);
  const shown = isAll ? messages : messages.slice(0, maxShown);
  const left = messages.length - shown.length;
  return (
    <Panel
      area="waits"
      title={words.waitsTitle}
      count={words.messageCount(messages.length)}
      foot={
        left > 0 && (
          <button type="button" className={panelLink} onClick={() => showAll(true)}>
            {words.showMoreMessages(left)}
          </button>
        )
      }
    >
      <div className="px-4 py-3">
        <SentMessages messages={shown} hasSubjects />
      </div>
    </Panel>
  );
}

/** What today costs, what tomorrow adds, and what was avoided. */
function SumStrip({ sums, avoided }: Pick<Morning, 'sums' | 'avoided'>) {
  const { now, tonight, tomorrow } = sums;
  const reported = describeFees(now.reported);
  const unverified = describeFees(now.unverified);
  return (
    <section aria-label={words.sumsTitle} className="card morning-sums grid">
      <SumCell
        label={words.costsNow(now.containers)}
        sum={reported || words.noFees}
        ink={reported ? 'text-problem' : 'text-ink-soft'}
      >
        {reported && <p>{words.reportedSoFar}</p>}
        {unverified && <p>{words.unverified(unverified, now.unverifiedContainers)}</p>}
        {now.estimated.length > 0 && <p>{words.estimated(now.estimated)}</p>}
      </SumCell>
      {tonight === null ? (
        <SumCell label={words.afterTonight} sum={words.noTariff} ink="text-ink-soft">
          <TariffLink />
        </SumCell>
      ) : tonight.sums.length > 0 ? (
        <SumCell label={words.afterTonight} sum={words.more(tonight.sums)} ink="text-problem">
          <p>{words.fromTariffs(tonight.tariffs)}</p>
        </SumCell>
      ) : (
        <SumCell label={words.afterTonight} sum={words.nothingMore} ink="text-ink-soft">
          <p>{words.noCharge}</p>
        </SumCell>
      )}
      <SumCell
        label={words.startsTomorrow(tomorrow.containers)}
        sum={
          tomorrow.perDay.length > 0
            ? words.aDay(tomorrow.perDay)
            : tomorrow.containers > 0
              ? words.noDailySum
              : words.nothingMore
        }
        ink={tomorrow.perDay.length > 0 ? 'text-attention' : 'text-ink-soft'}
      >
        {tomorrow.containers > 0 && (
          <p>
            {words.fetchOrExtend}
            {tomorrow.perDay.length === 0 && `${stop}${words.noTariffFits}`}
          </p>
        )}
      </SumCell>
      {avoided.containers > 0 && (
        <SumCell
          label={words.avoided}
          sum={
            avoided.sums.length > 0 ? describeSums(avoided.sums) : words.pickedUpInTime(avoided.containers)
          }
          ink="text-ready"
        >
          {avoided.sums.length > 0 && (
            <p>{`${words.pickedUpInTime(avoided.containers)}${clauseComma}${words.againstToday}`}</p>
          )}
        </SumCell>
      )}
    </section>
  );
}

function SumCell({
  label,
  sum,
  ink,
  children,
}: {
  label: string;
  sum: string;
  ink: string;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0 border-line px-4 py-3">
      <h2 className="text-xs text-ink-soft">{label}</h2>
      <p className={classes('text-title font-semibold tabular-nums', ink)}>{sum}</p>
      <div className="text-xs text-ink-soft">{children}</div>
    </div>
  );
}

const TariffLink = () => (
  <Link
    to="/settings/tariffs"
    className="inline-flex items-center text-accent underline-offset-2 hover:underline max-md:min-h-11"
  >
    {words.addTariff}
  </Link>
);
