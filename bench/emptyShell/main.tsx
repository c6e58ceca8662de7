import '../../src/app/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';

/** The packages that every page of Landfall needs, and one heading. */
const useTitle = create(() => ({ title: 'An empty shell of the same packages' }));

function Page() {
  return <h1 className="p-4 text-lg font-semibold">{useTitle((state) => state.title)}</h1>;
}

const router = createRouter({ routeTree: createRootRoute({ component: Page }) });
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
