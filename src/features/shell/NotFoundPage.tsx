import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { pageNotFound } from './notFoundWords.ts';
import { Shell } from './Shell.tsx';

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
