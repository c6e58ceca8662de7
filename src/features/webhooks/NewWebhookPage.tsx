import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { createWebhookMutation } from '#/data/webhooks/queries.ts';
import type { WebhookDraft } from '#/domain/webhooks/webhook.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { BackLink } from './BackLink.tsx';
import { SampleSender } from './detail/SampleSender.tsx';
import { WebhookForm } from './form/WebhookForm.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/settings/webhooks/new');
const empty: WebhookDraft = { url: '', active: true, events: [], headers: [] };

/** Creates a webhook, then shows its secret, and sends a sample that is signed with it. */
export function NewWebhookPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const { mutate, data, isPending, error } = useMutation(createWebhookMutation(api, client));
  const title = data ? words.secret.title : words.form.create;
  return (
    <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-4 pt-3">
      <title>{`${title} · Landfall`}</title>
      <BackLink />
      <h1 className="text-title font-semibold">{title}</h1>
      {data ? (
        <>
          <SecretOnce id={data.webhook.id} secret={data.secret} />
          <section aria-labelledby="sample" className="space-y-3 border-t border-line pt-3">
            <h2 id="sample" className="eyebrow">
              {words.views.sample}
            </h2>
            <SampleSender webhook={data.webhook} secret={data.secret} api={api} />
          </section>
        </>
      ) : (
        <WebhookForm
          label={words.form.create}
          submit={words.form.submit}
          initial={empty}
          hasActive
          isSaving={isPending}
          error={error}
          api={api}
          cancel={
            <Link to="/settings/webhooks" className={buttonClasses()}>
              {words.form.cancel}
            </Link>
          }
          onSubmit={(draft) => mutate(draft)}
        />
      )}
    </div>
  );
}

/** The secret of a new webhook, which is shown here and nowhere else. */
function SecretOnce({ id, secret }: { id: string; secret: string | null }) {
  return (
    <div className="max-w-2xl space-y-4 text-sm">
      {secret === null ? (
        <p role="status">{words.secret.missing}</p>
      ) : (
        <>
          <p role="status">{words.secret.text}</p>
          <div className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <code aria-label={words.secret.label} className="num min-w-0 break-all">
              {secret}
            </code>
            <CopyButton text={secret} what={words.secret.what} look="primary">
              {words.secret.copy}
            </CopyButton>
          </div>
          <p className="text-ink-soft">
            {words.secret.next}{' '}
            <Link
              to="/settings/webhooks/guide"
              target="_blank"
              className="font-medium underline underline-offset-2"
            >
              {words.secret.guide}
            </Link>
          </p>
        </>
      )}
      <Link to="/settings/webhooks/$webhookId" params={{ webhookId: id }} replace className={buttonClasses()}>
        {words.secret.done}
      </Link>
    </div>
  );
}
