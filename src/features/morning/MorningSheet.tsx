import type { ReactNode } from 'react';
import type { MorningDraft } from '#/domain/morning/asks.ts';
import { firstNews } from '#/domain/morning/news.ts';
import { colon, comma, stop } from '#/language/punctuation.ts';
import { PaperFoot } from '#/parts/pages/PaperFoot.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import { describeAsk } from '#/wording/asks.ts';
import { describeSums } from '#/wording/charges.ts';
import { containerName } from '#/wording/containerName.ts';
import { containerCount } from '#/wording/counts.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { describeFees } from '#/wording/money.ts';
import { describeSite } from '#/wording/whereNow.ts';
import { nameOf } from './AskList.tsx';
import { describeNews, maxNews } from './NewsPanel.tsx';
import { describeArrival } from './todayPanels.tsx';
import type { Morning } from './useMorning.ts';
import * as words from './words.ts';

/** As much as one page has room for. */
const limits = { drafts: 12, stops: 10, arrivals: 8, numbers: 3 } as const;

/** The morning as a list with boxes to tick off, on one page. */
export function MorningSheet({ title, morning }: { title: string; morning: Morning }) {
  const { drafts, stops, arrivals, news, sums, fleet } = morning;
  return (
    <>
      <h1>{title}</h1>
      <p>{moneyLine(sums)}</p>
      <List title={words.askTitle} rows={drafts.open} limit={limits.drafts}>
        {(draft) => ({
          what: nameOf(draft),
          detail: describeAsks(draft),
          aside: [words.moneySoFar(draft.money), words.moneyUnverified(draft.money)]
            .filter(Boolean)
            .join(comma),
        })}
      </List>
      <div className="flex gap-6">
        <div className="flex-1">
          <List title={words.fetchTitle} rows={stops} limit={limits.stops}>
            {({ site, rows, daysLeft }) => ({
              what: describeSite(site) ?? words.terminalNotReported,
              detail: numbersOf(rows.map(({ container }) => containerName(container))),
              aside: daysLeft !== null && words.lastFreeDay(daysLeftCount(daysLeft)),
            })}
          </List>
        </div>
        <div className="flex-1">
          <List title={words.arrivesTitle} rows={arrivals} limit={limits.arrivals}>
            {(arrival) => ({
              what: describeArrival(arrival),
              detail: containerCount(arrival.containers),
              aside: <Time moment={arrival.from} />,
            })}
          </List>
          <List title={words.changesTitle} rows={firstNews(news, maxNews)} limit={maxNews}>
            {(item) => ({ what: describeNews(item), detail: containerCount(item.containers) })}
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

const describeAsks = ({ asks }: MorningDraft): string =>
  asks
    .map(
      (joint) =>
        `${describeAsk(joint)}${colon}${numbersOf(joint.asks.map(({ subject }) => containerName(subject)))}`,
    )
    .join('; ');

function numbersOf(numbers: readonly string[]): string {
  const left = numbers.length - limits.numbers;
  const shown = numbers.slice(0, limits.numbers).join(', ');
  return left > 0 ? `${shown} ${words.showMoreNumbers(left)}` : shown;
}

/** A line to tick off. */
interface Line {
  readonly what: string;
  readonly detail?: string;
  readonly aside?: ReactNode;
}

/** Nothing where there is nothing; the first ones, and how many more there are. */
function List<Row>({
  title,
  rows,
  limit,
  children,
}: {
  title: string;
  rows: readonly Row[];
  limit: number;
  children: (row: Row) => Line;
}) {
  if (rows.length === 0) return null;
  const lines = rows.slice(0, limit).map((row) => () => children(row));
  const more = rows.length - limit;
  return (
    <Table
      look="paper"
      title={title}
      columns={columns}
      rows={more > 0 ? [...lines, () => ({ what: words.showMoreNumbers(more) })] : lines}
      keyOf={(_, index) => index}
      renderFailure={() => (
        <>
          <td aria-label={words.toTick}>
            <span className="paper-tick" />
          </td>
          <td colSpan={2}>
            <strong>{words.unreadRow}</strong>
          </td>
        </>
      )}
    />
  );
}

/** Of lines that are read when they are drawn: one that cannot be read is the only one that is not. */
const columns: readonly TableColumn<() => Line>[] = [
  {
    key: 'tick',
    heading: null,
    cellLabel: words.toTick,
    cellLook: 'w-[6mm]',
    cell: () => <span className="paper-tick" />,
  },
  {
    key: 'what',
    heading: null,
    cell: (read) => {
      const { what, detail } = read();
      return (
        <>
          <strong>{what}</strong> {detail}
        </>
      );
    },
  },
  { key: 'aside', heading: null, cellLook: 'w-[32mm]', cell: (read) => read().aside },
];
