import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What is drawn apart from a page, and has links: they need a router, and lead nowhere here. */
export function WithLinks({ children }: { children: ReactNode }) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>;
}
