import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { BackIcon } from '#/ui/icons/icons.tsx';
import { pageTitle, notFound } from './words.ts';

/** To the list of webhooks. On a phone the head of the page leads there. */
export function BackLink() {
  return (
    <Link
      to="/settings/webhooks"
      activeOptions={{ exact: true }}
      className="inline-flex items-center gap-1 text-sm text-ink-soft hover:text-ink max-md:hidden print:hidden"
    >
      <BackIcon />
      {pageTitle}
    </Link>
  );
}

export function NoSuchWebhook() {
  return (
    <EmptyState title={notFound.title} heading="h2">
      <p>{notFound.text}</p>
      <Link to="/settings/webhooks" className={buttonClasses()}>
        {notFound.link}
      </Link>
    </EmptyState>
  );
}
