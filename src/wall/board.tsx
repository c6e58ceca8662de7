import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from '#/app/start.ts';
import { boardFleetQuery } from '#/data/fleet/boardFleet.ts';
import { keepCurrent } from '#/data/live/keepCurrent.ts';
import { parseSearch } from '#/domain/list/searchParams.ts';
import { startAgain, startedWell } from './retryStart.ts';

/** The board is a page of its own, without the router and the shell: a wall display never navigates. */
async function drawBoard(): Promise<void> {
  const [{ BoardPage }, { api, queryClient }] = await Promise.all([
    import('#/features/board/BoardPage.tsx'),
    start(),
  ]);
  keepCurrent(queryClient);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BoardPage query={boardFleetQuery(api)} search={parseSearch(location.search)} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

drawBoard().then(startedWell, (error: unknown) => {
  reportError(error);
  void startAgain();
});
