import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.ts';

/** What every page stands in. It adds nothing to the address. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_app',
  component: lazyRouteComponent(() => import('#/features/shell/Shell.tsx'), 'Shell'),
});
