import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageError } from '#/parts/PageError.tsx';
import { ReadAge } from '#/parts/ReadAge.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import type { RouterContext } from '#/queries/routerContext.ts';
import { changeWebhookMutation } from '#/queries/webhooks.ts';
import { whyNotSaved } from '#/queries/writeFailure.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';
import { BackLink } from './BackLink.tsx';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import { FilterLink } from './detail/FilterLink.tsx';
import { Notifications } from './detail/Notifications.tsx';
import { SampleSender } from './detail/SampleSender.tsx';
import { Setup } from './detail/Setup.tsx';
import { HealthBadge } from './HealthBadge.tsx';
import { HealthFacts } from './HealthFacts.tsx';
import { hostOf } from './hostOf.ts';
import { NoSuchWebhook } from './NoSuchWebhook.tsx';
import { type JudgedWebhook, useWebhooks } from './useWebhooks.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/webhooks/$webhookId');
const views = ['notifications', 'sample', 'setup'] as const;

/** One webhook: how its deliveries go, what was sent, and a way to try it. */
export function WebhookPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { webhookId } = route.useParams();
  const search = route.useSearch();
  const { judged, moreWait, failure, activityProblem, age, isPending, refresh } = useWebhooks(api);
  const found = judged?.find(({ webhook }) => webhook.id === webhookId);
  const view = views.find((each) => each === search.view) ?? 'notifications';
  return (
    <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
      <title>{`${found ? hostOf(found.webhook.url) : words.pageTitle} · Landfall`}</title>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BackLink />
        <ReadAge what={words.what} {...age} onRefresh={refresh} />
      </div>
      {isPending && (
        <div aria-busy>
          <span role="status" className="sr-only">
            {words.loading}
          </span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      <PageError words={failure && errorWords(failure)} onRetry={refresh} />
      {judged && !found && <NoSuchWebhook />}
      {found && (
        <>
          <Head key={webhookId} {...found} moreWait={moreWait} activityProblem={activityProblem} api={api} />
          <nav aria-label={words.viewsLabel} className="print:hidden">
            <ul className="flex flex-wrap gap-1.5">
              {views.map((each) => (
                <li key={each}>
                  <FilterLink
                    webhookId={webhookId}
                    search={each === 'notifications' ? {} : { view: each }}
                    isShown={each === view}
                  >
                    {words.views[each]}
                  </FilterLink>
                </li>
              ))}
            </ul>
          </nav>
          {view === 'notifications' && (
            <Notifications webhookId={webhookId} isActive={found.webhook.active} search={search} api={api} />
          )}
          {view === 'sample' && (
            <SampleSender key={webhookId} webhook={found.webhook} secret={null} api={api} />
          )}
          {view === 'setup' && <Setup webhook={found.webhook} api={api} />}
        </>
      )}
    </div>
  );
}

function Head({
  webhook,
  health,
  moreWait,
  activityProblem,
  api,
}: JudgedWebhook & {
  moreWait: boolean;
  activityProblem: string | null;
  api: RouterContext['api'];
}) {
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const { mutate, isPending, error } = useMutation(changeWebhookMutation(api, client));
  const [done, setDone] = useState<'reactivated' | 'deactivated' | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { id, url, active } = webhook;
  const put = (next: boolean) => {
    if (isPending) return;
    const onSuccess = () => setDone(next ? 'reactivated' : 'deactivated');
    mutate({ webhook, change: { active: next } }, { onSuccess });
  };
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80 space-y-1">
          <h1 className="num text-lg font-semibold break-all">{url}</h1>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
            <HealthBadge health={health} active={active} />
            {health && <HealthFacts health={health} moreWait={moreWait} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {!active && (
            <Button look="primary" aria-disabled={isPending} onClick={() => put(true)}>
              {words.reactivate}
            </Button>
          )}
          <Link to="/webhooks/$webhookId/edit" params={{ webhookId: id }} className={buttonClasses()}>
            {words.edit}
          </Link>
          {active && (
            <Button aria-disabled={isPending} onClick={() => put(false)}>
              {words.deactivate}
            </Button>
          )}
          <Button onClick={() => setDeleting(true)}>{words.remove}</Button>
        </div>
      </div>
      {activityProblem !== null && (
        <p role="status" className="text-sm text-attention">
          {words.activityFailed(activityProblem)}
        </p>
      )}
      {done && <UndoLine done={words.switched[done]} onUndo={() => put(done === 'deactivated')} />}
      {error && (
        <p role="alert" className="text-sm break-words text-problem">
          {whyNotSaved(error)}
        </p>
      )}
      {isDeleting && (
        <DeleteWebhook
          webhook={webhook}
          health={health}
          moreWait={moreWait}
          api={api}
          onDeleted={() => void navigate({ to: '/webhooks' })}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
