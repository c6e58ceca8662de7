import type { ReactNode } from 'react';
import type { Ask } from '#/domain/morning/asks.ts';
import { firstNews } from '#/domain/morning/news.ts';
import { counted } from '#/language/plural.ts';
import { colon, comma, stop } from '#/language/punctuation.ts';
import { PaperFoot } from '#/parts/pages/PaperFoot.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { describeSums } from '#/wording/charges.ts';
import { containerName } from '#/wording/containerName.ts';
import { describeNextAct } from '#/wording/exceptions.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { describeFees } from '#/wording/money.ts';
import { describeSite } from '#/wording/pickup.ts';
import { nameOf } from './AskList.tsx';
import { describeNews, maxNews } from './NewsPanel.tsx';
import { describeArrival } from './todayPanels.tsx';
import type { Morning } from './useMorning.ts';
import * as words from './words.ts';

/** As much as one page has room for. */
const limits = { asks: 12, stops: 10, arrivals: 8, numbers: 3 } as const;

/** The morning as a list with boxes to tick off, on one page. */
export function MorningSheet({ title, morning }: { title: string; morning: Morning }) {
  const { asks, stops, arrivals, news, sums, fleet } = morning;
  return (
    <>
      <h1>{title}</h1>
      <p>{moneyLine(sums)}</p>
      <List title={words.askTitle} rows={asks.open} limit={limits.asks}>
        {(ask) => (
          <Line key={ask.id} what={nameOf(ask)} detail={describeActs(ask)}>
            {[words.moneySoFar(ask.money), words.moneyUnverified(ask.money)].filter(Boolean).join(comma)}
          </Line>
        )}
      </List>
      <div className="flex gap-6">
        <div className="flex-1">
          <List title={words.fetchTitle} rows={stops} limit={limits.stops}>
            {({ key, site, rows, daysLeft }) => (
              <Line
                key={key}
                what={describeSite(site) ?? words.terminalNotReported}
                detail={numbersOf(rows.map(({ container }) => containerName(container)))}
              >
                {daysLeft !== null && words.lastFreeDay(daysLeftCount(daysLeft))}
              </Line>
            )}
          </List>
        </div>
        <div className="flex-1">
          <List title={words.arrivesTitle} rows={arrivals} limit={limits.arrivals}>
            {(arrival) => (
              <Line
                key={arrival.key}
                what={describeArrival(arrival)}
                detail={counted(arrival.containers, 'container')}
              >
                <Time moment={arrival.from} />
              </Line>
            )}
          </List>
          <List title={words.changesTitle} rows={firstNews(news, maxNews)} limit={maxNews}>
            {(item) => (
              <Line key={item.key} what={describeNews(item)} detail={counted(item.containers, 'container')} />
            )}
          </List>
        </div>
      </div>
      <PaperFoot readAt={fleet.data?.readAt ?? null} />
    </>
  );
}

function moneyLine({ now, tonight, tomorrow }: Morning['sums']): string {
  return [
    `${words.costsNow(now.containers)}${colon}${describeFees(now.reported) || words.noFees}`,
    tonight && tonight.sums.length > 0 && `${words.afterTonight}${colon}${describeSums(tonight.sums)}`,
    words.startsTomorrow(tomorrow.containers),
  ]
    .filter(Boolean)
    .join(stop);
}

const describeActs = ({ acts }: Ask): string =>
  acts
    .map(
      ({ act, rows }) =>
        `${describeNextAct(act)}${colon}${numbersOf(rows.map(({ subject }) => containerName(subject)))}`,
    )
    .join('; ');

function numbersOf(numbers: readonly string[]): string {
  const left = numbers.length - limits.numbers;
  const shown = numbers.slice(0, limits.numbers).join(', ');
  return left > 0 ? `${shown} ${words.showMoreNumbers(left)}` : shown;
}

/** Nothing where there is nothing; the first ones, and how many more there are. */
function List<Row extends object>({
  title,
  rows,
  limit,
  children,
}: {
  title: string;
  rows: readonly Row[];
  limit: number;
  children: (row: Row) => ReactNode;
}) {
  if (rows.length === 0) return null;
  return (
    <table>
      <colgroup>
        <col style={{ width: '6mm' }} />
        <col />
        <col style={{ width: '32mm' }} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={3} scope="colgroup">
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, limit).map((row, index) => (
          <ErrorBoundary key={index} of={row} renderFailure={() => <Line what={words.unreadRow} />}>
            {children(row)}
          </ErrorBoundary>
        ))}
        {rows.length > limit && <Line what={words.showMoreNumbers(rows.length - limit)} />}
      </tbody>
    </table>
  );
}

function Line({ what, detail, children }: { what: string; detail?: string; children?: ReactNode }) {
  return (
    <tr>
      <td aria-label={words.toTick}>
        <span className="paper-tick" />
      </td>
      <td>
        <strong>{what}</strong> {detail}
      </td>
      <td>{children}</td>
    </tr>
  );
}
