import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WebhookSearch } from '#/features/webhooks/webhookSearch.ts';
import { classes } from '#/ui/classes.ts';

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
