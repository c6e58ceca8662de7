import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { changeWebhookMutation } from '#/data/webhooks/queries.ts';
import { eventGroups } from '#/domain/webhooks/catalogue.ts';
import { hostOf } from '#/domain/webhooks/webhook.ts';
import { Unread } from '#/parts/lists/Unread.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { ReadAge } from '#/parts/time/ReadAge.tsx';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { WebhooksPicture } from '#/ui/icons/pictures.tsx';
import { Loading } from '#/ui/states/Loading.tsx';
import { webhookEventLabel } from '#/wording/webhooks.ts';
import { HealthBadge, HealthFacts } from './HealthFacts.tsx';
import { SourceAddresses } from './SourceAddresses.tsx';
import { type JudgedWebhook, useWebhooks } from './useWebhooks.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/settings/webhooks/');
const knownEvents = eventGroups(null).reduce((sum, { events }) => sum + events.length, 0);

/** The webhooks of the account, each with how its deliveries go. */
export function WebhooksPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { judged, skipped, moreWait, failure, activityProblem, age, isPending, refresh } = useWebhooks(api);
  const isEmpty = judged?.length === 0 && skipped === 0;
  return (
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-4">
      <title>{`${words.pageTitle} · Landfall`}</title>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title font-semibold max-md:sr-only">{words.pageTitle}</h1>
          <p className="max-w-prose text-sm text-ink-soft">{words.intro}</p>
          <Link
            to="/settings/webhooks/guide"
            className="text-sm font-medium underline underline-offset-2 print:hidden"
          >
            {words.guide}
          </Link>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ReadAge words={words.age} {...age} onRefresh={refresh} />
          {!isEmpty && <CreateLink />}
        </div>
      </div>
      <PageError words={failure && describeError(failure)} onRetry={refresh} />
      {isPending && <Loading label={words.loading} className="h-24 w-full" />}
      <Unread count={skipped} words={words.unread} />
      {activityProblem !== null && judged && judged.length > 0 && (
        <p role="status" className="text-sm text-attention">
          {words.activityFailed(activityProblem)}
        </p>
      )}
      {isEmpty && <NoWebhooks />}
      {judged && judged.length > 0 && (
        <>
          <ul aria-label={words.listLabel} className="card divide-y divide-line">
            {judged.map((each) => (
              <WebhookRow key={each.webhook.id} {...each} moreWait={moreWait} api={api} />
            ))}
          </ul>
          <SourceAddresses api={api} />
        </>
      )}
    </div>
  );
}

function NoWebhooks() {
  return (
    <EmptyState title={words.empty.title} heading="h2" picture={<WebhooksPicture />}>
      <p>{words.empty.text}</p>
      <ul className="list-disc space-y-1 pl-4">
        {words.empty.uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <CreateLink />
    </EmptyState>
  );
}

function CreateLink() {
  return (
    <Link to="/settings/webhooks/new" className={buttonClasses('primary')}>
      {words.create}
    </Link>
  );
}

function WebhookRow({
  webhook,
  health,
  moreWait,
  api,
}: JudgedWebhook & { moreWait: boolean; api: RouterContext['api'] }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation(changeWebhookMutation(api, client));
  const { id, url, active, events } = webhook;
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 hover:bg-hover">
      <div className="min-w-0 flex-1 basis-80 space-y-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/settings/webhooks/$webhookId"
            params={{ webhookId: id }}
            className="num stretched min-w-0 font-semibold break-all hover:underline"
          >
            {url}
          </Link>
          <HealthBadge health={health} active={active} />
        </p>
        <p className="text-sm text-ink-soft">
          {words.eventsLine(events?.map(webhookEventLabel) ?? null, knownEvents)}
        </p>
        {health && <HealthFacts health={health} moreWait={moreWait} />}
        {error && (
          <p role="alert" className="text-sm break-words text-problem">
            {whyNotSaved(error)}
          </p>
        )}
      </div>
      {!active && (
        <Button
          className="relative"
          aria-label={words.reactivateOf(hostOf(url))}
          aria-disabled={isPending}
          onClick={() => isPending || mutate({ webhook, change: { active: true } })}
        >
          {words.reactivate}
        </Button>
      )}
    </li>
  );
}
