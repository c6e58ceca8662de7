import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from './api/api.ts';
import { loadConfig } from './config.ts';
import { usePreferences } from './preferences.ts';
import { createQueryClient } from './queryClient.ts';
import { createAppRouter } from './router.tsx';
import { systemClock } from './time/clock.ts';

function applyTheme({ theme }: { theme: string }): void {
  document.documentElement.dataset['theme'] = theme;
}
applyTheme(usePreferences.getState());
usePreferences.subscribe(applyTheme);

// Every page reads shipments: what reads them comes while the configuration does.
void import('./api/shipments.ts');
const keeper = import('./queries/keptFleet.ts');
const { config, notes } = await loadConfig();
const queryClient = createQueryClient();
const api = createApi({
  fetch: (input, init) => fetch(input, init),
  baseUrl: config.apiBase,
  clock: systemClock,
  requestsPerMinute: config.requestsPerMinute,
});
const router = createAppRouter({ api, queryClient, configNotes: notes, streetTiles: config.streetTiles });

// Without it, as when its file does not come, nothing is kept.
keeper.then(({ keepFleet }) => keepFleet(queryClient, config.account)).catch(() => undefined);

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
