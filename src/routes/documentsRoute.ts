import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { DocumentsSearch } from '#/features/documents/documentsSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';

export const documentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/documents/$documentId',
  component: lazyRouteComponent(() => import('#/features/documents/page/DocumentPage.tsx'), 'DocumentPage'),
});

export const documentsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/documents',
  validateSearch: searchReader<DocumentsSearch>({
    q: textOf,
    type: textsOf,
    status: textsOf,
    linked: textsOf,
  }),
  component: lazyRouteComponent(() => import('#/features/documents/DocumentsPage.tsx'), 'DocumentsPage'),
});
