import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { notificationsQuery } from '#/data/webhooks/queries.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { deliveryStatuses, type WebhookNotification } from '#/domain/webhooks/notification.ts';
import type { WebhookSearch } from '#/features/webhooks/webhookSearch.ts';
import { notifications as words, statusNames } from '#/features/webhooks/words.ts';
import { Unread } from '#/parts/lists/Unread.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { Loading } from '#/ui/states/Loading.tsx';
import { webhookEventLabel } from '#/wording/webhooks.ts';
import { StatusBadge, NotificationDetail } from './delivery.tsx';

/** What was sent to a webhook, newest first, and one of them beside it. On a phone one takes the place of all. */
export function Notifications({
  webhookId,
  isActive,
  search,
  api,
}: {
  webhookId: string;
  isActive: boolean;
  search: WebhookSearch;
  api: RouterContext['api'];
}) {
  const status = deliveryStatuses.find((each) => each === search.delivery) ?? null;
  const read = useInfiniteQuery(notificationsQuery(api, status));
  const pages = read.data?.pages ?? [];
  const all = uniqueById(pages.flatMap(({ notifications }) => notifications));
  const own = all.filter((each) => each.webhookId === webhookId);
  const skipped = pages.reduce((sum, page) => sum + page.skipped, 0);
  const { notification: openId } = search;
  return (
    <div
      className={classes(
        'grid items-start gap-4 print:block',
        (own.length > 0 || openId !== undefined) && 'lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]',
      )}
    >
      <section
        aria-label={words.list}
        className={classes('min-w-0 space-y-3', openId !== undefined && 'max-lg:hidden print:hidden')}
      >
        <nav aria-label={words.statuses} className="print:hidden">
          <ul className="flex flex-wrap gap-2">
            {[null, ...deliveryStatuses].map((each) => (
              <li key={each}>
                <FilterLink
                  webhookId={webhookId}
                  search={{ ...search, delivery: each ?? undefined, notification: undefined }}
                  isShown={each === status}
                >
                  {each === null ? words.all : statusNames[each]}
                </FilterLink>
              </li>
            ))}
          </ul>
        </nav>
        <PageError
          words={read.error && !read.data ? describeError(read.error) : null}
          onRetry={() => void read.refetch()}
        />
        {read.isPending && <Loading label={words.loading} className="h-24 w-full" />}
        <Unread count={skipped} words={words.unread} />
        {read.data && own.length === 0 && (
          <EmptyState title={status === null ? words.none : words.noneOf(statusNames[status])}>
            {all.length > 0 && <p>{words.noneHere(all.length)}</p>}
            {status === null && <p>{words.noneText}</p>}
          </EmptyState>
        )}
        {own.length > 0 && (
          <ul aria-label={words.list} className="card divide-y divide-line">
            {own.map((each, index) => (
              <li key={each.id}>
                <NotificationLink
                  notification={each}
                  search={search}
                  webhookId={webhookId}
                  isTabStop={own.some(({ id }) => id === openId) ? each.id === openId : index === 0}
                />
              </li>
            ))}
          </ul>
        )}
        {read.hasNextPage && (
          <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {read.isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
        )}
      </section>
      {openId === undefined ? (
        own.length > 0 && (
          <p className="p-4 text-sm text-ink-soft max-lg:hidden print:hidden">{words.choose}</p>
        )
      ) : (
        <NotificationDetail
          key={openId}
          id={openId}
          isActive={isActive}
          api={api}
          back={
            <Link
              to="/settings/webhooks/$webhookId"
              params={{ webhookId }}
              search={{ ...search, notification: undefined }}
              className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-2 lg:hidden print:hidden"
            >
              {words.back}
            </Link>
          }
        />
      )}
    </div>
  );
}

function NotificationLink({
  notification: { id, event, status, createdAt, attempts },
  webhookId,
  search,
  isTabStop,
}: {
  notification: WebhookNotification;
  webhookId: string;
  search: WebhookSearch;
  isTabStop: boolean;
}) {
  return (
    <Link
      to="/settings/webhooks/$webhookId"
      params={{ webhookId }}
      search={{ ...search, notification: id }}
      preload={false}
      onKeyDown={moveFocus}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={search.notification === id ? 'true' : undefined}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 text-sm -outline-offset-2',
        search.notification === id ? 'bg-accent-wash' : 'hover:bg-hover',
      )}
    >
      <span className="truncate font-medium">
        {event === null ? words.noEvent : webhookEventLabel(event)}
      </span>
      <span className="text-right">
        <StatusBadge status={status} />
      </span>
      <span className="text-xs text-ink-soft">
        <InstantTime at={createdAt} />
      </span>
      <span className="text-right text-xs text-ink-soft">{attempts && words.attempts(attempts.length)}</span>
    </Link>
  );
}

/** Arrow keys go from one to the next, so that the list is one stop of the tab key. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  links[goal]?.focus();
}

/** Shows another part of a webhook's page. */
export function FilterLink({
  webhookId,
  search,
  isShown,
  children,
}: {
  webhookId: string;
  search: WebhookSearch;
  isShown: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to="/settings/webhooks/$webhookId"
      params={{ webhookId }}
      search={search}
      replace
      aria-current={isShown ? 'true' : undefined}
      className={classes(
        'flex h-8 items-center gap-2 rounded border px-3 text-sm whitespace-nowrap max-md:h-11',
        isShown ? 'border-accent bg-accent-wash font-medium' : 'border-line bg-surface hover:bg-hover',
      )}
    >
      {children}
    </Link>
  );
}
