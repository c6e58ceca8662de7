import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '#/domain/list/searchParams.ts';
import { appRoute } from './appRoute.ts';

/** The direct link of docs/interface.md 2.8. A warm fleet answers before anything is drawn. */
export const findRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/shipments/find',
  validateSearch: (search: Record<string, unknown>) => ({ q: textOf(search['q']) ?? '' }),
  beforeLoad: async ({ context, search: { q } }) => {
    // Only this address needs it, so it is not in the first file that a browser loads.
    const { targetAtOnce } = await import('#/features/find/FindPage.tsx');
    const target = await targetAtOnce(context.queryClient, q);
    if (target) throw redirect({ ...target, replace: true });
  },
  component: lazyRouteComponent(() => import('#/features/find/FindPage.tsx'), 'FindPage'),
});
