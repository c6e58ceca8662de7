import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { PlanRow } from './pickups.ts';
import { type PlanEntries, plannedDay } from './plan.ts';

/** A container that a trucker is sent for. */
export interface SheetLine {
  readonly row: PlanRow;
  readonly day: CalendarDay;
  /** Where it is returned empty to; null where that is not planned. */
  readonly returnTo: string | null;
}

/** What a trucker is handed. */
export interface TruckerSheet {
  /** Null for what has a day and no trucker. */
  readonly trucker: string | null;
  readonly lines: readonly SheetLine[];
}

/** What has a day, by trucker and in the order of days and terminals; what has no trucker comes last. */
export function truckerSheets(rows: readonly PlanRow[], entries: PlanEntries): readonly TruckerSheet[] {
  const lines = rows.flatMap((row) => {
    const entry = entries.get(row.container.id);
    const day = plannedDay(entry, row.kind);
    const returnTo = entry?.empty_return_to ?? null;
    return day === null ? [] : { trucker: entry?.trucker ?? null, line: { row, day, returnTo } };
  });
  return [...Map.groupBy(lines, ({ trucker }) => trucker)]
    .map(([trucker, some]) => ({
      trucker,
      lines: some.map(({ line }) => line).toSorted((a, b) => compareCodeUnits(orderOf(a), orderOf(b))),
    }))
    .toSorted((a, b) =>
      a.trucker === null || b.trucker === null
        ? Number(a.trucker === null) - Number(b.trucker === null)
        : compareCodeUnits(a.trucker, b.trucker),
    );
}

const orderOf = ({ day, row: { site, container } }: SheetLine) =>
  [day, site.terminal?.name ?? '', placeName(site.place) ?? '', container.number].join('\n');
