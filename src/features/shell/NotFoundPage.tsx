import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';

export function NotFoundPage() {
  return (
    <EmptyState heading="h1" title="There is no page at this address">
      <title>Not found · Landfall</title>
      <p>
        The link may be incomplete. Any container, bill of lading, booking or reference number opens its page
        from the find box.
      </p>
      <Link to="/shipments" className={buttonClasses('primary')}>
        All shipments
      </Link>
    </EmptyState>
  );
}
