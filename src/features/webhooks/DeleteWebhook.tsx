import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '#/parts/FormDialog.tsx';
import type { RouterContext } from '#/queries/routerContext.ts';
import { deleteWebhookMutation } from '#/queries/webhooks.ts';
import { whyNotSaved } from '#/queries/writeFailure.ts';
import { hostOf } from './hostOf.ts';
import type { JudgedWebhook } from './useWebhooks.ts';
import { removing } from './words.ts';

/** Asks before a webhook is deleted, and says what goes with it. */
export function DeleteWebhook({
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
      title={removing.title(hostOf(webhook.url))}
      submit={removing.submit}
      isSaving={isPending}
      problem={error ? whyNotSaved(error) : null}
      onClose={onClose}
      onSubmit={() => mutate(webhook.id, { onSuccess: onDeleted })}
    >
      <p className="num break-all">{webhook.url}</p>
      {health && health.waiting > 0 && <p>{removing.waiting(health.waiting, moreWait)}</p>}
      <p>{removing.history}</p>
      {webhook.active && <p className="text-ink-soft">{removing.instead}</p>}
    </FormDialog>
  );
}
