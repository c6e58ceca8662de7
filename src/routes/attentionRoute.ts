import { createRoute, redirect } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

/** The former address of the exceptions: bookmarks and links go on with what they ask for. */
export const attentionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/attention',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/exceptions', search, replace: true });
  },
});
