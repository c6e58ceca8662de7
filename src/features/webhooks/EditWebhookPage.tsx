import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { ChangedMeanwhile } from '#/data/cache/writeFailure.ts';
import { changeWebhookMutation, webhooksQuery } from '#/data/webhooks/queries.ts';
import { changesOf, draftOf, type Webhook } from '#/domain/webhooks/webhook.ts';
import { PageError } from '#/parts/pages/PageError.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { BackLink, NoSuchWebhook } from './BackLink.tsx';
import { WebhookForm } from './form/WebhookForm.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/settings/webhooks/$webhookId/edit');

/** The address, events and headers of a webhook. */
export function EditWebhookPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { webhookId } = route.useParams();
  const { data, error, isPending, refetch } = useQuery(webhooksQuery(api));
  const webhook = data?.webhooks.find(({ id }) => id === webhookId);
  return (
    <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-4 pt-3">
      <title>{`${words.form.edit} · Landfall`}</title>
      <BackLink />
      <h1 className="text-title font-semibold">{words.form.edit}</h1>
      {isPending && <Skeleton className="h-24 w-full" />}
      <PageError words={error && !data ? describeError(error) : null} onRetry={() => void refetch()} />
      {data && !webhook && <NoSuchWebhook />}
      {webhook && <Edit key={webhook.id} loaded={webhook} api={api} />}
    </div>
  );
}

function Edit({ loaded, api }: { loaded: Webhook; api: RouterContext['api'] }) {
  const client = useQueryClient();
  const navigate = route.useNavigate();
  // As it was when the form was opened: what is loaded later must not change what is typed.
  const [webhook, setWebhook] = useState(loaded);
  const { mutate, isPending, error } = useMutation(changeWebhookMutation(api, client));
  const to = { to: '/settings/webhooks/$webhookId', params: { webhookId: webhook.id } } as const;
  return (
    <>
      {error instanceof ChangedMeanwhile && <p className="text-sm text-attention">{words.form.saveAgain}</p>}
      <WebhookForm
        label={words.form.edit}
        submit={words.form.save}
        initial={draftOf(webhook)}
        hasActive={false}
        isSaving={isPending}
        error={error}
        api={api}
        cancel={
          <Link {...to} className={buttonClasses()}>
            {words.form.cancel}
          </Link>
        }
        onSubmit={(draft) => {
          const change = changesOf(draftOf(webhook), draft);
          const leave = () => void navigate(to);
          if (Object.keys(change).length === 0) leave();
          else
            mutate(
              { webhook, change },
              {
                onSuccess: leave,
                // Saving once more means to replace what is there now.
                onError: (failure) => failure instanceof ChangedMeanwhile && setWebhook(failure.newest),
              },
            );
        }}
      />
    </>
  );
}
