import { Link } from '@tanstack/react-router';
import { viewSearch } from '#/device/savedViews.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { classes } from '#/ui/classes.ts';

/** Opens a view; a link, so that it can be opened in another tab. */
export function ViewLink({
  view,
  isCurrent = false,
  onOpen,
}: {
  view: Omit<SavedView, 'id'>;
  isCurrent?: boolean;
  onOpen: () => void;
}) {
  return (
    <Link
      to={view.page}
      // The route checks it, as it checks any address.
      search={viewSearch(view) as FleetSearch}
      onClick={onOpen}
      aria-current={isCurrent ? 'true' : undefined}
      className={classes(
        'block rounded px-2 py-1 text-sm hover:bg-hover',
        isCurrent && 'font-semibold text-accent',
      )}
    >
      {view.name}
    </Link>
  );
}
