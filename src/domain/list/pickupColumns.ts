import { feeTotals } from '#/domain/pickup/fees.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { holdFacts } from '#/domain/pickup/holds.ts';
import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import { terminalReport, type TerminalReport } from '#/domain/pickup/terminalReport.ts';
import { type Whereabouts, whereabouts } from '#/domain/pickup/whereNow.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { statusKey, statusOf } from '#/domain/status/status.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { ReadyAnswer } from './cellFact.ts';
import { countFacts, dayCell, factCell, firstOf, momentCell, numberCell } from './cellValue.ts';
import { type CellValue, type ColumnContext, costColumns, type FleetColumn } from './column.ts';
import { dueOrder, nextDue } from './due.ts';
import type { FleetRow } from './row.ts';
import { pressingContainer, rowVerdict } from './rowVerdict.ts';

/** The containers of a row at the place where they are picked up. */
export const pickupColumns = [
  {
    id: 'status',
    value: ({ shipment, containers }) =>
      containers.length === 0
        ? null
        : factCell({
            code: 'statuses',
            statuses: countFacts(
              containers.map((container) => statusOf(container, shipment)),
              statusKey,
            ),
          }),
    // The container that is furthest behind decides.
    order: ({ containers }) => least(containers.map(({ currentStatus }) => journeyStep(currentStatus))),
  },
  {
    id: 'verdict',
    value: (row, context) => {
      const found = rowVerdict(row, context);
      return factCell(found && { code: 'headline', headline: found.verdict.headline });
    },
    // The most pressing one comes first.
    order: (row, context) => rowVerdict(row, context)?.verdict.rank ?? null,
    below: () => ['verdictReasons'],
  },
  {
    id: 'verdictReasons',
    value: (row, context) => {
      const found = rowVerdict(row, context);
      if (!found) return null;
      const { verdict, sharedBy, others } = found;
      const saysNothing = verdict.reasons.length === 0 && sharedBy < 2 && others.length === 0;
      return saysNothing
        ? null
        : factCell({ code: 'verdictReasons', reasons: verdict.reasons, share: { sharedBy, others } });
    },
  },
  {
    id: 'place',
    value: (row, context) => {
      const where = rowPlace(row, context);
      return factCell(where && { code: 'place', where });
    },
  },
  {
    id: 'due',
    value: (row) => momentCell(nextDue(row)),
    order: dueOrder,
  },
  {
    id: 'ready',
    value: ({ shipment, containers }) =>
      containers.length === 0
        ? null
        : factCell({
            code: 'ready',
            answers: countFacts(
              containers.map((container) => readyAnswer(pickupReadiness(container, shipment))),
              (answer) => answer,
            ),
          }),
    // What can be picked up now comes first.
    order: ({ shipment, containers }) =>
      least(containers.map((container) => answerOrder.indexOf(pickupReadiness(container, shipment).answer))),
    below: () => ['readyReasons'],
  },
  {
    id: 'readyReasons',
    value: ({ shipment, containers }) => {
      const reasons = containers.flatMap((container) => pickupReadiness(container, shipment).reasons);
      return factCell(reasons.length > 0 ? { code: 'readyReasons', reasons } : null);
    },
  },
  {
    id: 'freeDay',
    value: (row, { now }) => dayCell(earliestFreeDay(row, now)?.day),
    below: () => ['daysLeft'],
  },
  {
    id: 'daysLeft',
    value: (row, { now }) => numberCell(earliestFreeDay(row, now)?.daysLeft, 'days'),
  },
  { id: 'holds', value: (row) => holdsCell(reportsOf(row)) },
  { id: 'fees', value: (row) => feesCell(reportsOf(row)) },
  ...costColumns.map((id) => ({
    id,
    needs: 'costs' as const,
    value: (row: FleetRow, { costs, now }: ColumnContext) => costs?.ofRow(row, id, now) ?? null,
  })),
  {
    id: 'appointment',
    value: (row) => momentCell(firstOf(reportsOf(row).map(({ pickupAppointment }) => pickupAppointment))),
  },
] as const satisfies readonly FleetColumn[];

/** Where the container is that the verdict speaks of; null once it is out, or where nothing is reported. */
export function rowPlace(row: FleetRow, context: ColumnContext): Whereabouts | null {
  const container = pressingContainer(row, context);
  return container && whereabouts({ shipment: row.shipment, container });
}

const answerOrder = ['yes', 'unknown', 'no'];

export function readyAnswer({ answer, reasons }: Readiness): ReadyAnswer {
  const isMissing = answer === 'unknown' && reasons.some(({ code }) => code === 'notReported');
  return isMissing ? 'notReported' : answer;
}

const steps: readonly (string | null)[] = containerStatuses;

/** Unknown words and missing ones come after the thirteen. */
function journeyStep(status: string | null): number {
  const step = steps.indexOf(status);
  return step < 0 ? steps.length : step;
}

function least(numbers: readonly number[]): number | null {
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

interface RowFreeDay {
  readonly day: CalendarDay;
  /** Null where the data is stale, or the container was picked up. */
  readonly daysLeft: number | null;
}

/** The earliest of the containers that still wait; where none does, the earliest of all, without the days left. */
export function earliestFreeDay({ shipment, containers }: FleetRow, now: Instant): RowFreeDay | null {
  let [waiting, gone]: (RowFreeDay | null)[] = [null, null];
  for (const container of containers) {
    const { earliest, status } = freeDays(container, shipment, now);
    if (!earliest) continue;
    const { day } = earliest;
    if (status === 'done') {
      if (!gone || day < gone.day) gone = { day, daysLeft: null };
    } else if (!waiting || day < waiting.day) {
      waiting = { day, daysLeft: status === 'unknown' ? null : earliest.daysLeft };
    }
  }
  return waiting ?? gone ?? null;
}

/** What counts of each container's holds and fees where it waits now. */
function reportsOf({ shipment, containers }: FleetRow): TerminalReport[] {
  return containers.map((container) => terminalReport(container, shipment));
}

/** No holds: all terminals report that there is none. Null: none is reported, but not by all terminals. */
function holdsCell(reports: readonly TerminalReport[]): CellValue {
  const holds = reports.flatMap((report) =>
    holdFacts(report.holds ?? []).map(({ name, effect }) => ({ name, effect })),
  );
  const isKnown = holds.length > 0 || isReported(reports.map((report) => report.holds));
  return factCell(isKnown ? { code: 'holds', holds } : null);
}

/** The sum per currency over all containers; 0 where all terminals report that there is none. */
function feesCell(reports: readonly TerminalReport[]): CellValue {
  const cents = new Map<string | null, number>();
  for (const { fees } of reports) {
    const totals = feeTotals(fees);
    if (totals.kind !== 'sums') continue;
    for (const { currencyCode, amount } of totals.sums) {
      cents.set(currencyCode, (cents.get(currencyCode) ?? 0) + Math.round(amount * 100));
    }
  }
  const sums = [...cents].map(([currencyCode, sum]) => ({ currencyCode, amount: sum / 100 }));
  const [only, ...more] = sums;
  if (!only) return isReported(reports.map(({ fees }) => fees)) ? numberCell(0) : null;
  return more.length === 0 ? numberCell(only.amount, only.currencyCode) : factCell({ code: 'fees', sums });
}

function isReported(lists: readonly (readonly unknown[] | null)[]): boolean {
  return lists.length > 0 && lists.every((list) => list !== null);
}
