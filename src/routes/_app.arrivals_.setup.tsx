import { createFileRoute } from '@tanstack/react-router';
import { readBoardSearch } from '#/domain/boardSearch.ts';
import { BoardSetupPage } from '#/features/arrivals/BoardSetupPage.tsx';

export const Route = createFileRoute('/_app/arrivals_/setup')({
  validateSearch: readBoardSearch,
  component: BoardSetupPage,
});
