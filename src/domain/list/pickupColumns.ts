import { feeTotals } from '#/domain/pickup/fees.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { holdFacts } from '#/domain/pickup/holds.ts';
import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import { terminalReport, type TerminalReport } from '#/domain/pickup/terminalReport.ts';
import { whereabouts } from '#/domain/pickup/whereNow.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { comma } from '#/language/punctuation.ts';
import { withoutStop } from '#/language/withoutStop.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { describeReadiness, holdLabel, whereInParts } from '#/wording/pickup.ts';
import { describeHeadline, describeReason, describeShare } from '#/wording/verdict.ts';
import { countsCell, dayCell, firstOf, momentCell, numberCell, textCell, textsCell } from './cellValue.ts';
import type { CellValue, ColumnContext, CostColumn, FleetColumn } from './column.ts';
import { dueOrder, nextDue } from './due.ts';
import type { FleetRow } from './row.ts';
import { pressingContainer, rowVerdict } from './rowVerdict.ts';
import { columnLabels, costLabels, currencyNotReported, holdEffects, readyLabels } from './words.ts';

/** The containers of a row at the place where they are picked up. */
export const pickupColumns: readonly FleetColumn[] = [
  {
    id: 'status',
    label: columnLabels.status,
    value: ({ shipment, containers }) =>
      countsCell(containers.map((container) => describeStatus(container, shipment).label)),
    // The container that is furthest behind decides.
    order: ({ containers }) => least(containers.map(({ currentStatus }) => journeyStep(currentStatus))),
  },
  {
    id: 'verdict',
    label: columnLabels.verdict,
    value: (row, context) => {
      const found = rowVerdict(row, context);
      return found && textCell(describeHeadline(found.verdict.headline));
    },
    // The most pressing one comes first.
    order: (row, context) => rowVerdict(row, context)?.verdict.rank ?? null,
  },
  {
    id: 'verdictReasons',
    label: columnLabels.verdictReasons,
    value: (row, context) => {
      const found = rowVerdict(row, context);
      const reasons = found?.verdict.reasons.map(describeReason) ?? [];
      return textsCell(found ? [...reasons, describeShare(found).join(comma)].filter(Boolean) : []);
    },
  },
  {
    id: 'place',
    label: columnLabels.place,
    value: (row, context) => textCell(rowPlace(row, context)?.filter(Boolean).join(' · ')),
  },
  {
    id: 'due',
    label: columnLabels.due,
    value: (row) => momentCell(nextDue(row)),
    order: dueOrder,
  },
  {
    id: 'ready',
    label: columnLabels.ready,
    value: ({ shipment, containers }) =>
      countsCell(containers.map((container) => readyWord(pickupReadiness(container, shipment)))),
    // What can be picked up now comes first.
    order: ({ shipment, containers }) =>
      least(containers.map((container) => answerOrder.indexOf(pickupReadiness(container, shipment).answer))),
  },
  {
    id: 'readyReasons',
    label: columnLabels.readyReasons,
    value: ({ shipment, containers }) =>
      textsCell(
        containers.flatMap((container) =>
          pickupReadiness(container, shipment).reasons.map((reason) =>
            withoutStop(describeReadiness(reason)),
          ),
        ),
      ),
  },
  {
    id: 'freeDay',
    label: columnLabels.freeDay,
    value: (row, { now }) => dayCell(earliestFreeDay(row, now)?.day),
  },
  {
    id: 'daysLeft',
    label: columnLabels.daysLeft,
    value: (row, { now }) => numberCell(earliestFreeDay(row, now)?.daysLeft, 'days'),
  },
  { id: 'holds', label: columnLabels.holds, value: (row) => holdsCell(reportsOf(row)) },
  { id: 'fees', label: columnLabels.fees, value: (row) => feesCell(reportsOf(row)) },
  ...(Object.keys(costLabels) as CostColumn[]).map((id): FleetColumn => ({
    id,
    label: costLabels[id],
    value: (row, { costs, now }) => costs?.ofRow(row, id, now) ?? null,
  })),
  {
    id: 'appointment',
    label: columnLabels.appointment,
    value: (row) => momentCell(firstOf(reportsOf(row).map(({ pickupAppointment }) => pickupAppointment))),
  },
];

/** Where the container is that the verdict speaks of; null once it is out, or where nothing is reported. */
export function rowPlace(row: FleetRow, context: ColumnContext): ReturnType<typeof whereInParts> | null {
  const container = pressingContainer(row, context);
  const where = container && whereabouts({ shipment: row.shipment, container });
  return where && whereInParts(where);
}

const answerOrder = ['yes', 'unknown', 'no'];

/** Whether a container can be picked up now, in a word: no value at all is no unknown value. */
export function readyWord({ answer, reasons }: Readiness): string {
  const isMissing = answer === 'unknown' && reasons.some(({ code }) => code === 'notReported');
  return readyLabels[isMissing ? 'notReported' : answer];
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

/** No texts: all terminals report that there is none. Null: none is reported, but not by all terminals. */
function holdsCell(reports: readonly TerminalReport[]): CellValue {
  const named = reports.flatMap(({ holds }) =>
    holdFacts(holds ?? []).map(({ name, effect }) => `${holdLabel(name)}${holdEffects[effect]}`),
  );
  if (named.length > 0) return textsCell(named);
  return isReported(reports.map(({ holds }) => holds)) ? { kind: 'texts', texts: [] } : null;
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
  const sums = [...cents].map(([unit, sum]) => ({ unit, number: sum / 100 }));
  const [only, ...more] = sums;
  if (!only) return isReported(reports.map(({ fees }) => fees)) ? numberCell(0) : null;
  if (more.length === 0) return numberCell(only.number, only.unit);
  return {
    kind: 'texts',
    texts: sums.map(({ unit, number }) => `${number.toFixed(2)} ${unit ?? currencyNotReported}`),
  };
}

function isReported(lists: readonly (readonly unknown[] | null)[]): boolean {
  return lists.length > 0 && lists.every((list) => list !== null);
}
