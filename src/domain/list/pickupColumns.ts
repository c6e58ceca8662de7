import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { countsCell, dayCell, firstOf, momentCell, numberCell, textsCell } from './cellValue.ts';
import { feeTotals } from '#/domain/pickup/fees.ts';
import type { CellValue, FleetColumn } from './column.ts';
import type { FleetRow } from './row.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { describeHolds, type HoldEffect } from '#/domain/pickup/holds.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';

/** How the containers of a line stand at the place where they are picked up. */
export const pickupColumns: readonly FleetColumn[] = [
  {
    id: 'status',
    label: 'Status',
    value: ({ shipment, containers }) =>
      countsCell(containers.map((container) => describeStatus(container, shipment).label)),
    // The container that has come least far stands for the line.
    order: ({ containers }) => least(containers.map(({ currentStatus }) => journeyStep(currentStatus))),
  },
  {
    id: 'ready',
    label: 'Ready to pick up',
    value: ({ containers }) =>
      countsCell(containers.map((container) => answers[pickupReadiness(container).answer])),
    // What can be fetched now comes first.
    order: ({ containers }) =>
      least(containers.map((container) => answerOrder.indexOf(pickupReadiness(container).answer))),
  },
  { id: 'freeDay', label: 'Last free day', value: (row, { now }) => dayCell(earliestFreeDay(row, now)?.day) },
  {
    id: 'daysLeft',
    label: 'Free days left',
    value: (row, { now }) => numberCell(earliestFreeDay(row, now)?.daysLeft, 'days'),
  },
  { id: 'holds', label: 'Holds', value: ({ containers }) => holdsCell(containers) },
  { id: 'fees', label: 'Fees', value: ({ containers }) => feesCell(containers) },
  {
    id: 'appointment',
    label: 'Pickup appointment',
    value: ({ containers }) =>
      momentCell(
        firstOf(containers.map((container) => (pickedUp(container) ? null : container.pickupAppointment))),
      ),
  },
];

const answerOrder = ['yes', 'unknown', 'no'];
const answers = { yes: 'Ready', no: 'Not ready', unknown: 'Not known' } as const;

const steps: readonly (string | null)[] = containerStatuses;

/** Words that we do not know, and none, come after the thirteen. */
function journeyStep(status: string | null): number {
  const step = steps.indexOf(status);
  return step < 0 ? steps.length : step;
}

function least(numbers: readonly number[]): number | null {
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

interface RowFreeDay {
  readonly day: CalendarDay;
  /** Null where the data is too old to count by, or the container is gone. */
  readonly daysLeft: number | null;
}

/** The earliest of the containers that still wait; where none does, the earliest of all, without a count. */
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

const effects: Readonly<Record<HoldEffect, string>> = {
  blocks: '',
  warns: ' (pending)',
  unclear: ' (unclear)',
};

/** No texts: all terminals say that there is none. Null: nobody says that there is one, and not all say anything. */
function holdsCell(containers: FleetRow['containers']): CellValue {
  const named = containers.flatMap(({ holds }) =>
    describeHolds(holds ?? []).map(({ label, effect }) => `${label}${effects[effect]}`),
  );
  if (named.length > 0) return textsCell(named);
  return isReported(containers.map(({ holds }) => holds)) ? { kind: 'texts', texts: [] } : null;
}

/** The sum per currency over all containers; 0 where all terminals say that there is none. */
function feesCell(containers: FleetRow['containers']): CellValue {
  const cents = new Map<string | null, number>();
  for (const { fees } of containers) {
    const totals = feeTotals(fees);
    if (totals.kind !== 'sums') continue;
    for (const { currencyCode, amount } of totals.sums) {
      cents.set(currencyCode, (cents.get(currencyCode) ?? 0) + Math.round(amount * 100));
    }
  }
  const sums = [...cents].map(([unit, sum]) => ({ unit, number: sum / 100 }));
  const [only, ...more] = sums;
  if (!only) return isReported(containers.map(({ fees }) => fees)) ? numberCell(0) : null;
  if (more.length === 0) return numberCell(only.number, only.unit);
  return {
    kind: 'texts',
    texts: sums.map(({ unit, number }) => `${number.toFixed(2)} ${unit ?? '(currency not told)'}`),
  };
}

function isReported(lists: readonly (readonly unknown[] | null)[]): boolean {
  return lists.length > 0 && lists.every((list) => list !== null);
}
