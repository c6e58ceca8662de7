import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { Shell } from './Shell.tsx';

const pageNotFound = {
  title: 'Page not found',
  text: 'The link may be incomplete. Type any container, bill of lading, booking or reference number into the find box.',
  link: 'All shipments',
} as const;

/** An address that no route knows stands outside of the route that has the shell, so it brings its own. */
export function NotFoundPage() {
  return (
    <Shell>
      <EmptyState heading="h1" title={pageNotFound.title}>
        <title>{`${pageNotFound.title} · Landfall`}</title>
        <p>{pageNotFound.text}</p>
        <Link to="/shipments" className={buttonClasses('primary')}>
          {pageNotFound.link}
        </Link>
      </EmptyState>
    </Shell>
  );
}
