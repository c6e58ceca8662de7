import { Link } from '@tanstack/react-router';
import { BackIcon } from '#/ui/icons.tsx';
import { pageTitle } from './words.ts';

/** To the list of webhooks. On a phone the head of the page leads there. */
export function BackLink() {
  return (
    <Link
      to="/webhooks"
      className="inline-flex items-center gap-1 text-sm text-ink-soft hover:text-ink max-md:hidden print:hidden"
    >
      <BackIcon />
      {pageTitle}
    </Link>
  );
}
