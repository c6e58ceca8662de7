import './gallery.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { stringifySearch } from '#/domain/list/searchParams.ts';
import { now } from '#/test/samples/exceptions.ts';
import { showTypeface } from '#/ui/typeface.ts';
import { GalleryPage } from './GalleryPage.tsx';

// One moment for every specimen, so that none of them ages.
Date.now = () => now;

// Links have the addresses of the application and lead nowhere: the gallery is the only page.
const router = createRouter({
  routeTree: createRootRoute({ component: GalleryPage }),
  history: createMemoryHistory(),
  stringifySearch,
});
void showTypeface();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router as never} />
    </StrictMode>,
  );
}
