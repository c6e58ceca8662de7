import { createFileRoute } from '@tanstack/react-router';
import { readBoardSearch } from '#/domain/boardSearch.ts';
import { BoardSetupPage } from '#/features/arrivals/BoardSetupPage.tsx';
import { boardFleetQuery } from '#/queries/boardFleet.ts';

export const Route = createFileRoute('/_app/arrivals_/setup')({
  validateSearch: readBoardSearch,
  context: ({ context }) => ({ fleetQuery: boardFleetQuery(context.api) }),
  component: BoardSetupPage,
});
