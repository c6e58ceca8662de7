import { createFileRoute } from '@tanstack/react-router';
import { readBoardSearch } from '#/domain/boardSettings.ts';
import { BoardPage } from '#/features/arrivals/BoardPage.tsx';
import { boardFleetQuery } from '#/queries/boardFleet.ts';

export const Route = createFileRoute('/arrivals')({
  // The texts as they stand: what cannot be used is said on the page that sets a board up.
  validateSearch: readBoardSearch,
  context: ({ context }) => ({ fleetQuery: boardFleetQuery(context.api) }),
  component: BoardPage,
});
