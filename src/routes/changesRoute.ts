import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { ChangesSearch } from '#/features/changes/changesSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';
import { withFleet } from './withFleet.ts';

export const changesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/changes',
  // Kinds are checked where they are known, in a file of their own; a word that is none of them filters nothing.
  validateSearch: searchReader<ChangesSearch>({
    kind: textsOf,
    q: textOf,
  }),
  ...withFleet,
  component: lazyRouteComponent(() => import('#/features/changes/ChangesPage.tsx'), 'ChangesPage'),
});
