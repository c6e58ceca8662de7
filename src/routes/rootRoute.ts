import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { CrashPage } from '#/features/shell/CrashPage.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: CrashPage,
  // Few addresses lead nowhere: neither it nor the shell around it is in the first file that a browser loads.
  notFoundComponent: lazyRouteComponent(() => import('#/features/shell/NotFoundPage.tsx'), 'NotFoundPage'),
});
