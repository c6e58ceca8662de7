import { createRoute, redirect } from '@tanstack/react-router';
import { firstPage } from '#/features/shell/firstPage.ts';
import { appRoute } from './appRoute.ts';

export const indexRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: firstPage(), replace: true });
  },
});
