import { createFileRoute } from '@tanstack/react-router';
import { readBoardSearch } from '#/domain/board/search.ts';
import { BoardSetupPage } from '#/features/board/BoardSetupPage.tsx';

export const Route = createFileRoute('/_app/arrivals_/setup')({
  validateSearch: readBoardSearch,
  component: BoardSetupPage,
});
