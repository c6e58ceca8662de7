import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '#/features/shell/Shell.tsx';
import { NotFoundPage } from '#/features/shell/NotFoundPage.tsx';

export const Route = createFileRoute('/_app')({
  component: Shell,
  notFoundComponent: NotFoundPage,
});
