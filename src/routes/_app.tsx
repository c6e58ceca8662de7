import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '#/features/shell/Shell.tsx';

export const Route = createFileRoute('/_app')({
  component: Shell,
});
