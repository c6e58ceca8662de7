import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ExceptionItem, Priority } from '#/domain/exceptions/exception.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { moneyWords } from '#/domain/pickup/fees.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { containerCount } from '#/features/exceptions/messages/words.ts';
import {
  acknowledgeWords,
  checkedWords,
  ourMove,
  partyWords,
  priorityWords,
  undoWords,
} from '#/features/exceptions/words.ts';
import { freeDayLooks } from '#/parts/freeDayLooks.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import { InstantTime, Time } from '#/parts/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';

const blank = <span className="text-ink-faint">–</span>;
const linkLook = 'num block truncate font-semibold outline-offset-0 hover:underline';

/** The number that opens the row, and below it its note, else its carrier. */
export function numberCell({ subject }: ExceptionRow, tabIndex: 0 | -1, note: string | undefined): ReactNode {
  const { number, shipmentId, container, carrier, kind } = subject;
  return (
    <>
      {shipmentId !== null ? (
        <Link
          to="/shipments/$shipmentId"
          params={{ shipmentId }}
          search={{ container: container ?? undefined }}
          tabIndex={tabIndex}
          className={linkLook}
        >
          {number}
        </Link>
      ) : (
        // What can be done about a request that failed or waits is there.
        <Link to="/requests" search={{ q: number }} tabIndex={tabIndex} className={linkLook}>
          {number}
        </Link>
      )}
      {note === undefined ? (
        <SecondLine>{kind === 'shipment' ? containersOf(subject.containers, carrier) : carrier}</SecondLine>
      ) : (
        <span className="block truncate text-xs text-accent" title={note}>
          {note}
        </span>
      )}
    </>
  );
}

function containersOf(count: number, carrier: string | null): string {
  return [containerCount(count), carrier].filter(Boolean).join(' · ');
}

const priorityTones: Readonly<Record<Priority, Tone>> = {
  urgent: 'problem',
  soon: 'attention',
  watch: 'neutral',
  unjudged: 'done',
};

export function priorityCell({ lead: { priority } }: ExceptionRow): ReactNode {
  return <Badge tone={priorityTones[priority]}>{priorityWords[priority]}</Badge>;
}

/** The worst reason; below it the others, else why it is not judged or how old the data is. */
export function exceptionCell({ lead, items }: ExceptionRow): ReactNode {
  const others = items.slice(1).map(({ reason }) => reason);
  return (
    <>
      <span className="block truncate font-medium" title={lead.reason}>
        {lead.reason}
      </span>
      {others.length > 0 ? <SecondLine>{others.join(' · ')}</SecondLine> : <Detail item={lead} />}
    </>
  );
}

function Detail({ item: { withheld, asked } }: { item: ExceptionItem }) {
  if (withheld !== null) return <SecondLine>{withheld}</SecondLine>;
  if (!asked) return null;
  return (
    <SecondLine>
      {checkedWords[asked.who]} <Freshness at={asked.at} />
    </SecondLine>
  );
}

/** The date of the worst reason, and how far away it is. */
export function dueCell({ lead: { due }, freeDay }: ExceptionRow, nearDays: number): ReactNode {
  if (!due) return blank;
  const left = freeDay?.daysLeft ?? null;
  const urgency = left === null ? 'later' : freeDayUrgency(left, nearDays);
  return (
    <>
      {due.words !== null && (
        <span className={`block truncate font-medium first-letter:uppercase ${freeDayLooks[urgency].ink}`}>
          {due.words}
        </span>
      )}
      <span className="block truncate text-xs text-ink-soft">
        {due.label} {due.kind === 'moment' ? <Time moment={due.moment} /> : <InstantTime at={due.at} />}
      </span>
    </>
  );
}

/** Whose move it is, and what that is. */
export function partyCell({ party, items, lead }: ExceptionRow): ReactNode {
  const next = (items.find((item) => item.party === party && item.next !== null) ?? lead).next;
  return (
    <>
      <span className="block truncate">{party === null ? ourMove : partyWords[party]}</span>
      <SecondLine>{next}</SecondLine>
    </>
  );
}

export function feesCell({ subject: { fees } }: ExceptionRow): ReactNode {
  if (fees.kind !== 'sums') return blank;
  return fees.sums.map((sum) => (
    <span key={sum.currencyCode} className="num block truncate text-problem">
      {moneyWords(sum)}
    </span>
  ));
}

export function placeCell({ lead: { place, facility } }: ExceptionRow): ReactNode {
  return (
    <>
      <span className="block truncate">{place ?? blank}</span>
      <SecondLine>{facility}</SecondLine>
    </>
  );
}

export function actionCell(row: ExceptionRow, isAcknowledged: boolean, onAct: () => void): ReactNode {
  const act = isAcknowledged ? undoWords : acknowledgeWords;
  return (
    <Button
      look="bare"
      tabIndex={-1}
      className="max-xl:h-9 max-xl:border max-xl:border-line"
      aria-label={`${act}: ${row.subject.number}, ${row.lead.reason}`}
      onClick={onAct}
    >
      {act}
    </Button>
  );
}
