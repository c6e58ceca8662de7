import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';
import { countRequests, type ListedRequest, listRequests, type RequestCounts } from './requestList.ts';

/** What was sent on a day, and what became of it. */
export interface SentDay {
  readonly day: CalendarDay;
  readonly counts: RequestCounts;
  readonly total: number;
  /** Those that failed and were not sent again. */
  readonly failed: readonly ListedRequest[];
  /** Whether more may have been sent on it than was read. */
  readonly cut: boolean;
}

/**
 * The days on which numbers were sent, newest first, by the clock of a zone. A list has its newest requests alone, so the
 * day of the oldest of them may have more, and days before it are left out.
 */
export function sentDays(lists: readonly OpenRequests[], now: Instant, zone: ZoneName): readonly SentDay[] {
  const byDay = new Map<CalendarDay, ListedRequest[]>();
  for (const one of listRequests(
    lists.flatMap(({ requests }) => requests),
    now,
  )) {
    const { createdAt } = one.request;
    if (createdAt === null) continue;
    const day = localDay(createdAt, zone);
    const sent = byDay.get(day);
    if (sent) sent.push(one);
    else byDay.set(day, [one]);
  }
  const since = wholeSince(lists, zone);
  return [...byDay]
    .filter(([day]) => day >= since)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, sent]) => ({
      day,
      counts: countRequests(sent),
      total: sent.length,
      failed: sent.filter(({ group }) => group === 'failed'),
      cut: day === since,
    }));
}

/** The day of the oldest request of a status of which there are more; an empty text where all were read. */
function wholeSince(lists: readonly OpenRequests[], zone: ZoneName): string {
  const ends = lists.flatMap(({ cut, requests }) =>
    cut.flatMap((status) => {
      const times = requests.flatMap((request) =>
        request.status === status && request.createdAt !== null ? [request.createdAt] : [],
      );
      return times.length > 0 ? [localDay(Math.min(...times) as Instant, zone)] : [];
    }),
  );
  return ends.toSorted().at(-1) ?? '';
}
