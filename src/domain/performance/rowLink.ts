import { etaShifts } from '#/domain/list/facets.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import type { GroupFilter } from './delayGroup.ts';

/** The shipments of a group that have arrived, as an address of the list. */
export function arrivedRows({ month, ...facets }: GroupFilter): FleetSearch {
  return {
    ...Object.fromEntries(Object.entries(facets).map(([facet, value]) => [facet, [value]])),
    arrival: ['arrived'],
    ...(month === undefined ? {} : { from: firstDay(month), to: addDays(firstDay(nextMonth(month)), -1) }),
  };
}

/** Those of them whose original ETA and arrival are known. */
export function knownRows(filter: GroupFilter): FleetSearch {
  return { ...arrivedRows(filter), eta: etaShifts };
}

const firstDay = (month: string) => `${month}-01` as CalendarDay;
const nextMonth = (month: string) => addDays(firstDay(month), 31).slice(0, 7);
