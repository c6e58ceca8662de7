import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { Shell } from './Shell.tsx';
import * as words from './words.ts';

/** An address that no route knows stands outside of the route that has the shell, so it brings its own. */
export function NotFoundPage() {
  return (
    <Shell>
      <EmptyState heading="h1" title={words.notFoundTitle}>
        <title>{`${words.notFoundTitle} · Landfall`}</title>
        <p>{words.notFoundText}</p>
        <Link to="/shipments" className={buttonClasses('primary')}>
          {words.allShipments}
        </Link>
      </EmptyState>
    </Shell>
  );
}
