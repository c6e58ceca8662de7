import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstPage } from '#/features/shell/firstPage.ts';

export const Route = createFileRoute('/_app/')({
  beforeLoad: () => {
    throw redirect({ to: firstPage(), replace: true });
  },
});
