import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const documentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/documents/$documentId',
  component: lazyRouteComponent(() => import('#/features/documents/page/DocumentPage.tsx'), 'DocumentPage'),
});
