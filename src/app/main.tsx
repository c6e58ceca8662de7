import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askedLanguage } from '#/device/pageLanguage.ts';
import { type Preferences, usePreferences } from '#/device/preferences.ts';
import { languageOfAddress } from '#/language/languages.ts';
import { createAppRouter } from '#/routes/routeTree.ts';
import { untilLoaded } from '#/ui/lazyPart.ts';
import { earlyAnswers } from './earlyAnswers.ts';
import { firstRecords } from './firstRecords.ts';
import { start, whenDrawn } from './start.ts';

/** For the style sheet. */
function applyPreferences({ theme, palette, density, motion }: Preferences): void {
  Object.assign(document.documentElement.dataset, { theme, palette, density, motion });
}
applyPreferences(usePreferences.getState());
usePreferences.subscribe(applyPreferences);

/** The longest that a list which has arrived is waited for, while it is read. Milliseconds. */
const patience = 1_000;

/** No `await` at the top level of a module: with one, the bundler merges none of the files that it splits the code into. */
async function drawApplication(): Promise<void> {
  const early = earlyAnswers();
  const { api, queryClient, notes, live, streetTiles } = await start(early);
  const router = createAppRouter({ api, queryClient, configNotes: notes, streetTiles });

  // An address asks for a language for its page alone: the next page is loaded in its own.
  if (askedLanguage) {
    router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation && pathChanged && !languageOfAddress(toLocation.searchStr)) window.location.reload();
    });
  }
  // What index.html shows stays in sight until the page that was asked for is here.
  await router.load();
  // Rows that are here are drawn at once, and not after a list without rows, which takes as long to draw.
  if (early?.isListHere()) await firstRecords(queryClient, patience);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  await whenDrawn(queryClient);
  // Until it comes the list is read again at its pace, no alert is shown, and what lay ahead stays as it was read.
  const { followService } = await untilLoaded(() => import('./afterRows.ts'));
  followService({ client: queryClient, api, router }, live);
}
void drawApplication();
