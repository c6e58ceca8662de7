import { Link } from '@tanstack/react-router';
import { secret as words } from '#/features/webhooks/words.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { buttonClasses } from '#/ui/Button.tsx';

/** The secret of a new webhook, which is shown here and nowhere else. */
export function SecretOnce({ id, secret }: { id: string; secret: string | null }) {
  return (
    <div className="max-w-2xl space-y-4 text-sm">
      {secret === null ? (
        <p role="status">{words.missing}</p>
      ) : (
        <>
          <p role="status">{words.text}</p>
          <div className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <code aria-label={words.label} className="num min-w-0 break-all">
              {secret}
            </code>
            <CopyButton text={secret} what={words.what} look="primary">
              {words.copy}
            </CopyButton>
          </div>
          <p className="text-ink-soft">
            {words.next}{' '}
            <Link
              to="/settings/webhooks/guide"
              target="_blank"
              className="font-medium underline underline-offset-2"
            >
              {words.guide}
            </Link>
          </p>
        </>
      )}
      <Link to="/settings/webhooks/$webhookId" params={{ webhookId: id }} replace className={buttonClasses()}>
        {words.done}
      </Link>
    </div>
  );
}
