import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ExceptionDue, ExceptionItem, Priority } from '#/domain/exceptions/exception.ts';
import { type ExceptionRow, nextStep, otherReasons } from '#/domain/exceptions/exceptionRows.ts';
import { moneyWords, owedSums } from '#/domain/pickup/fees.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { containerCount } from '#/features/exceptions/messages/words.ts';
import {
  acknowledgeWords,
  actorWords,
  checkedWords,
  priorityWords,
  undoWords,
} from '#/features/exceptions/words.ts';
import { freeDayLooks } from '#/parts/freeDayLooks.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import { InstantTime, Time } from '#/parts/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { CheckIcon, UndoIcon } from '#/ui/icons.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';

const blank = <span className="text-ink-faint">–</span>;
const linkLook = 'num block truncate font-semibold outline-offset-0 hover:underline';

/** The number that opens the row, and below it its note, else its carrier, or how many containers it has. */
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
        <SecondLine>{kind === 'shipment' ? containerCount(subject.containers) : carrier}</SecondLine>
      ) : (
        <span className="block truncate text-xs text-accent" title={note}>
          {note}
        </span>
      )}
    </>
  );
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

/** The worst reason; below it the others, else what is said of it, why it is not judged or how old the data is. */
export function exceptionCell(row: ExceptionRow): ReactNode {
  const { lead } = row;
  const others = otherReasons(row);
  return (
    <>
      <span className="block truncate font-medium" title={lead.reason}>
        {lead.reason}
      </span>
      {others.length > 0 ? <SecondLine>{others.join(' · ')}</SecondLine> : <Detail item={lead} />}
    </>
  );
}

function Detail({ item: { detail, withheld, asked } }: { item: ExceptionItem }) {
  const words = detail ?? withheld;
  if (words !== null)
    return (
      <SecondLine>
        <span className="inline-block max-w-full truncate align-bottom first-letter:uppercase" title={words}>
          {words}
        </span>
      </SecondLine>
    );
  if (!asked) return null;
  return (
    <SecondLine>
      {checkedWords[asked.who]} <Freshness at={asked.at} />
    </SecondLine>
  );
}

/** How far away the date of the worst reason is: `LFD 14 days past`, `POD ETA slipped 2 d`. */
export function dueWords({ lead: { due }, freeDay }: ExceptionRow, nearDays: number): ReactNode {
  if (!due) return null;
  const left = freeDay?.daysLeft ?? null;
  const urgency = left === null ? 'later' : freeDayUrgency(left, nearDays);
  return (
    <span className={`block truncate font-medium ${freeDayLooks[urgency].ink}`}>
      {due.label} {due.words}
    </span>
  );
}

export function dueDate(due: ExceptionDue): ReactNode {
  return due.kind === 'moment' ? <Time moment={due.moment} /> : <InstantTime at={due.at} />;
}

/** What is owed; null where nothing is. */
export function feeWords({ subject: { fees } }: ExceptionRow): ReactNode {
  const owed = owedSums(fees);
  if (owed.length === 0) return null;
  return <span className="num text-problem">{owed.map(moneyWords).join(', ')}</span>;
}

/** How far away the date of the worst reason is; below it the date, and what is owed. */
export function dueCell(row: ExceptionRow, nearDays: number): ReactNode {
  const { due } = row.lead;
  const fees = feeWords(row);
  if (!due) return fees ?? blank;
  return (
    <>
      {dueWords(row, nearDays)}
      <SecondLine>
        {dueDate(due)}
        {fees && <> · {fees}</>}
      </SecondLine>
    </>
  );
}

/** Whose move it is, and what that is: it goes on in a second line. */
export function partyCell(row: ExceptionRow): ReactNode {
  const who = actorWords(row.party);
  const next = nextStep(row);
  if (next === null) return <span className="block truncate">{who}</span>;
  return (
    <span
      className="line-clamp-2 leading-4.5 whitespace-normal xl:in-data-[density=compact]:line-clamp-1"
      title={`${who} · ${next}`}
    >
      {who} <span className="text-xs text-ink-faint">· {next}</span>
    </span>
  );
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
      className="max-xl:h-9 max-xl:w-11 max-xl:border max-xl:border-line xl:w-7"
      title={act}
      aria-label={`${act}: ${row.subject.number}, ${row.lead.reason}`}
      onClick={onAct}
    >
      {isAcknowledged ? <UndoIcon /> : <CheckIcon />}
    </Button>
  );
}
