import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#/router.tsx';
import { CrashPage } from '#/features/shell/CrashPage.tsx';
import { NotFoundPage } from '#/features/shell/NotFoundPage.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: CrashPage,
  notFoundComponent: NotFoundPage,
});
