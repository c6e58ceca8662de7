import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { openRequestsQuery } from '#/data/trackingRequests/queries.ts';
import { createdRequestsQuery } from '#/data/trackingRequests/requests.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import {
  requestGroups,
  countRequests,
  type ListedRequest,
  listRequests,
  type RequestCounts,
} from '#/domain/tracking/requestList.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import { Badge } from '#/ui/Badge.tsx';
import { RequestsPicture } from '#/ui/icons/pictures.tsx';
import { Loading } from '#/ui/states/Loading.tsx';
import { requestTones } from './requests/requestCells.tsx';
import { groupLabels } from './requests/words.ts';
import { sentLately as words } from './words.ts';

const maxDays = 7;
/** Numbers that failed, of a day. */
const maxFailed = 3;

/** What was sent on the last days, and what became of it: Track has room for it while it asks for numbers. */
export function SentLately({ api }: { api: RouterContext['api'] }) {
  const open = useQuery(openRequestsQuery(api));
  const created = useQuery(createdRequestsQuery(api));
  const { now, display, viewer } = useFormatOptions();
  const zone = display === 'utc' ? utc : viewer;
  const days = useMemo(
    () => (open.data && created.data ? sentDays([open.data, created.data], now, zone) : null),
    [open.data, created.data, now, zone],
  );
  const failure = open.error ?? created.error;
  if (days?.length === 0) {
    return (
      <EmptyState title={words.none.title} heading="h2" picture={<RequestsPicture />}>
        <p>{words.none.text}</p>
      </EmptyState>
    );
  }
  return (
    <div className="px-4 pb-4 print:hidden">
      <Section
        title={words.title}
        level={2}
        aside={
          <Link to="/requests" className="text-sm font-medium underline underline-offset-2">
            {words.all}
          </Link>
        }
      >
        {days ? (
          <ul className="card divide-y divide-line text-sm">
            {days.slice(0, maxDays).map((day) => (
              <SentOn key={day.day} sent={day} />
            ))}
          </ul>
        ) : failure ? (
          <p className="text-sm text-ink-soft">{describeError(failure).title}.</p>
        ) : (
          <Loading label={words.loading} className="h-24 w-full" />
        )}
      </Section>
    </div>
  );
}

/** A day: how many numbers, what became of them, and those that failed. */
function SentOn({ sent: { day, total, cut, counts, failed } }: { sent: SentDay }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2">
      <span className="w-24 font-semibold">
        <Time moment={{ kind: 'day', day }} />
      </span>
      <span className="w-28 text-ink-soft">{words.numbers(total, cut)}</span>
      <span className="flex flex-wrap gap-2">
        {requestGroups
          .filter((group) => counts[group] > 0)
          .map((group) => (
            <Badge key={group} tone={requestTones[group]}>
              {words.outcome(counts[group], groupLabels[group])}
            </Badge>
          ))}
      </span>
      {failed.length > 0 && (
        <span className="flex flex-wrap gap-x-3 text-ink-soft">
          {failed.slice(0, maxFailed).map(({ request: { id, number } }) => (
            <Link
              key={id}
              to="/requests"
              search={{ q: number }}
              className="num flex items-center break-all text-attention underline underline-offset-2 max-md:min-h-11"
            >
              {number}
            </Link>
          ))}
          {failed.length > maxFailed && words.moreFailed(failed.length - maxFailed)}
        </span>
      )}
    </li>
  );
}

/** What was sent on a day, and what became of it. */
interface SentDay {
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
