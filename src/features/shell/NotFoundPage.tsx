import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { Shell } from './Shell.tsx';

/** An address that no route knows stands outside of the route that has the shell, so it brings its own. */
export function NotFoundPage() {
  return (
    <Shell>
      <EmptyState heading="h1" title="There is no page at this address">
        <title>Not found · Landfall</title>
        <p>
          The link may be incomplete. Any container, bill of lading, booking or reference number opens its
          page from the find box.
        </p>
        <Link to="/shipments" className={buttonClasses('primary')}>
          All shipments
        </Link>
      </EmptyState>
    </Shell>
  );
}
