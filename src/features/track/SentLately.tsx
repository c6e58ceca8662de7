import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { openRequestsQuery } from '#/data/trackingRequests/queries.ts';
import { createdRequestsQuery } from '#/data/trackingRequests/requests.ts';
import { requestGroups } from '#/domain/tracking/requestList.ts';
import { type SentDay, sentDays } from '#/domain/tracking/sentDays.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { utc } from '#/time/zone.ts';
import { Badge } from '#/ui/Badge.tsx';
import { RequestsPicture } from '#/ui/icons/pictures.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
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
          <div aria-busy>
            <span role="status" className="sr-only">
              {words.loading}
            </span>
            <Skeleton className="h-24 w-full" />
          </div>
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
