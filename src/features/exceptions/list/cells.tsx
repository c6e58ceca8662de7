import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { initialsOf } from '#/domain/cases/cases.ts';
import type { ExceptionDue, ExceptionItem } from '#/domain/exceptions/exception.ts';
import { type ExceptionRow, nextStep } from '#/domain/exceptions/exceptionRows.ts';
import { nextAct } from '#/domain/exceptions/nextAct.ts';
import { owedSums } from '#/domain/pickup/fees.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { nameAndTown } from '#/domain/records/nameAndTown.ts';
import { ownerCell as describeOwner } from '#/features/exceptions/caseWords.ts';
import { acknowledgeLabel, checkedLabels, describeActor, undoLabel } from '#/features/exceptions/words.ts';
import { language } from '#/language/language.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { freeDayLooks } from '#/parts/status/looks.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import type { FormatOptions } from '#/time/format.ts';
import { Button } from '#/ui/Button.tsx';
import { UndoIcon, CheckIcon } from '#/ui/icons/menuIcons.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { containerName } from '#/wording/containerName.ts';
import { containerCount } from '#/wording/counts.ts';
import {
  describeDetail,
  describeDueCount,
  describeExceptionReason,
  describeNextAct,
  describeOtherReasons,
  describeNextStep,
  dueLabel,
} from '#/wording/exceptions.ts';
import { formatMoney } from '#/wording/money.ts';
import { describeUnjudged } from '#/wording/withheld.ts';

const blank = <span className="text-ink-faint">–</span>;
/** As many letters as a line of the columns has: a longer act takes the second line, too. Chinese ones are nearly twice as wide. */
const letters =
  language !== 'en' && language.startsWith('zh')
    ? { act: 15, step: 18, facility: 31 }
    : { act: 26, step: 32, facility: 31 };
const actLook =
  'block max-w-full text-left font-medium text-accent outline-offset-0 hover:underline max-md:flex max-md:min-h-11 max-md:items-center';
const linkLook = 'num block truncate font-semibold outline-offset-0 hover:underline';

/** The number that opens the row, and below it its note, else its carrier, or how many containers it has. */
export function numberCell({ subject }: ExceptionRow, tabIndex: 0 | -1, note: string | undefined): ReactNode {
  const { shipmentId, container, carrier, kind } = subject;
  const number = containerName(subject);
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

/** The worst reason; below it the others, else what is said of it, why it is not judged or how old the data is. */
export function exceptionCell(row: ExceptionRow, format: FormatOptions): ReactNode {
  const { lead } = row;
  const reason = describeExceptionReason(lead.reason, format);
  const others = describeOtherReasons(row, format);
  return (
    <>
      <span className="block truncate font-medium" title={reason}>
        {reason}
      </span>
      {others.length > 0 ? <SecondLine>{others.join(' · ')}</SecondLine> : <Detail item={lead} />}
    </>
  );
}

function Detail({ item: { detail, withheld, asked } }: { item: ExceptionItem }) {
  const words = detail ? describeDetail(detail) : withheld && describeUnjudged(withheld);
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
      {checkedLabels[asked.who]} <Freshness at={asked.at} />
    </SecondLine>
  );
}

/** How far away the date of the worst reason is: `LFD 14 days past`, `POD ETA slipped 2 d`. */
export function describeDue({ lead: { due }, freeDay }: ExceptionRow, nearDays: number): ReactNode {
  if (!due) return null;
  const left = freeDay?.daysLeft ?? null;
  const urgency = left === null ? 'later' : freeDayUrgency(left, nearDays);
  return (
    <span className={`block truncate font-medium ${freeDayLooks[urgency].ink}`}>
      {dueLabel(due)} {describeDueCount(due)}
    </span>
  );
}

export function dueDate(due: ExceptionDue): ReactNode {
  return due.kind === 'moment' ? <Time moment={due.moment} /> : <InstantTime at={due.at} />;
}

/** What is owed; null where nothing is. */
export function formatFees({ subject: { fees } }: ExceptionRow): ReactNode {
  const owed = owedSums(fees);
  if (owed.length === 0) return null;
  return <span className="num text-problem">{owed.map(formatMoney).join(comma)}</span>;
}

/** How far away the date of the worst reason is; below it what is owed, which is never cut, and the date. */
export function dueCell(row: ExceptionRow, nearDays: number): ReactNode {
  const { due } = row.lead;
  const fees = formatFees(row);
  if (!due) return fees ?? blank;
  return (
    <>
      {describeDue(row, nearDays)}
      <SecondLine>
        {fees}
        {/* Of what was noted by our own clock, the days beside it say enough. */}
        {fees === null ? dueDate(due) : due.kind === 'moment' && <> · {dueDate(due)}</>}
      </SecondLine>
    </>
  );
}

/** What is done next, by a press; below it what to know for it. Whose move it is, where nothing can be done from here. */
export function nextCell(row: ExceptionRow, onWrite: () => void): ReactNode {
  const act = nextAct(row);
  const label = act ? describeNextAct(act) : '';
  // About a request, the act is the step.
  const step = act?.code === 'handleRequest' ? null : nextStep(row);
  const words = act && <span className="line-clamp-2 leading-4.5 whitespace-normal">{label}</span>;
  // What there is no room for is read by pointing at the act.
  const beside = step && describeNextStep(step);
  const isShort = beside !== null && beside.length <= letters.step;
  const below = isShort && label.length <= letters.act ? beside : null;
  const title = [label, beside].filter(Boolean).join(colon);
  const { shipmentId, container, number } = row.subject;
  return (
    <>
      {act === null ? (
        <span className="block truncate" title={title}>
          {describeActor(row.party)}
        </span>
      ) : act.code === 'handleRequest' ? (
        <Link to="/requests" search={{ q: number }} tabIndex={-1} className={actLook} title={title}>
          {words}
        </Link>
      ) : act.code === 'resumeTracking' && shipmentId !== null ? (
        <Link
          to="/shipments/$shipmentId"
          params={{ shipmentId }}
          search={{ container: container ?? undefined }}
          tabIndex={-1}
          className={actLook}
          title={title}
        >
          {words}
        </Link>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-label={`${label}${colon}${containerName(row.subject)}`}
          className={actLook}
          title={title}
          onClick={onWrite}
        >
          {words}
        </button>
      )}
      {below !== null && (
        <span className="max-md:hidden">
          <SecondLine>{below}</SecondLine>
        </span>
      )}
    </>
  );
}

export function placeCell({ lead: { place, facility } }: ExceptionRow): ReactNode {
  return (
    <>
      <span className="block truncate">{place ?? blank}</span>
      {/* What a second line has no room for stands on the page of the row. */}
      <SecondLine>{facility && nameAndTown(facility, letters.facility)[0]}</SecondLine>
    </>
  );
}

/** The initials of who has it, with the name in full to be pointed at; a press sets another. */
export function ownerCell(row: ExceptionRow, owner: string | null, onOwner: () => void): ReactNode {
  return (
    <Button
      look="bare"
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={describeOwner(containerName(row.subject), owner)}
      title={owner ?? undefined}
      className="min-w-7 px-0"
      onClick={onOwner}
    >
      {owner === null ? (
        blank
      ) : (
        <span className="rounded-full bg-accent-wash px-1.5 text-xs text-accent">{initialsOf(owner)}</span>
      )}
    </Button>
  );
}

export function actionCell(
  row: ExceptionRow,
  isAcknowledged: boolean,
  format: FormatOptions,
  onAct: () => void,
): ReactNode {
  const act = isAcknowledged ? undoLabel : acknowledgeLabel;
  return (
    <Button
      look="bare"
      tabIndex={-1}
      aria-label={`${act}${colon}${containerName(row.subject)}${comma}${describeExceptionReason(row.lead.reason, format)}`}
      onClick={onAct}
    >
      {isAcknowledged ? <UndoIcon /> : <CheckIcon />}
      {act}
    </Button>
  );
}
