import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { changeWebhookMutation, deleteWebhookMutation } from '#/data/webhooks/queries.ts';
import { hostOf } from '#/domain/webhooks/webhook.ts';
import { FilterLink } from '#/features/webhooks/detail/Notifications.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { ReadAge } from '#/parts/time/ReadAge.tsx';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { Loading } from '#/ui/states/Loading.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { BackLink, NoSuchWebhook } from './BackLink.tsx';
import { Notifications } from './detail/Notifications.tsx';
import { SampleSender } from './detail/SampleSender.tsx';
import { Setup } from './detail/Setup.tsx';
import { HealthBadge, HealthFacts } from './HealthFacts.tsx';
import { type JudgedWebhook, useWebhooks } from './useWebhooks.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/settings/webhooks/$webhookId');
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
        <ReadAge words={words.age} {...age} onRefresh={refresh} />
      </div>
      {isPending && <Loading label={words.loading} className="h-24 w-full" />}
      <PageError words={failure && describeError(failure)} onRetry={refresh} />
      {judged && !found && <NoSuchWebhook />}
      {found && (
        <>
          <Head key={webhookId} {...found} moreWait={moreWait} activityProblem={activityProblem} api={api} />
          <nav aria-label={words.viewsLabel} className="print:hidden">
            <ul className="flex flex-wrap gap-2">
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
          <Link
            to="/settings/webhooks/$webhookId/edit"
            params={{ webhookId: id }}
            className={buttonClasses()}
          >
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
          onDeleted={() => void navigate({ to: '/settings/webhooks' })}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

/** Asks before a webhook is deleted, and says what goes with it. */
function DeleteWebhook({
  webhook,
  health,
  moreWait,
  api,
  onDeleted,
  onClose,
}: JudgedWebhook & {
  moreWait: boolean;
  api: RouterContext['api'];
  onDeleted: () => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation(deleteWebhookMutation(api, client));
  return (
    <FormDialog
      title={words.removing.title(hostOf(webhook.url))}
      submit={words.removing.submit}
      isSaving={isPending}
      problem={error ? whyNotSaved(error) : null}
      onClose={onClose}
      onSubmit={() => mutate(webhook.id, { onSuccess: onDeleted })}
    >
      <p className="num break-all">{webhook.url}</p>
      {health && health.waiting > 0 && <p>{words.removing.waiting(health.waiting, moreWait)}</p>}
      <p>{words.removing.history}</p>
      {webhook.active && <p className="text-ink-soft">{words.removing.instead}</p>}
    </FormDialog>
  );
}
