import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { usePreferences } from '#/device/preferences.ts';
import { createAppRouter } from './router.tsx';
import { start } from './start.ts';

function applyTheme({ theme }: { theme: string }): void {
  document.documentElement.dataset['theme'] = theme;
}
applyTheme(usePreferences.getState());
usePreferences.subscribe(applyTheme);

const { api, queryClient, notes, streetTiles } = await start();
const router = createAppRouter({ api, queryClient, configNotes: notes, streetTiles });

// What index.html shows stays in sight until the page that was asked for is here.
await router.load();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
