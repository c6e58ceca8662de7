import { createFileRoute, redirect } from '@tanstack/react-router';
import { textOf } from '#/domain/list/searchParams.ts';
import { FindPage } from '#/features/find/FindPage.tsx';
import { findTarget } from '#/features/find/findTarget.ts';

/** The direct link of docs/interface.md 2.8. A warm fleet answers before anything is drawn. */
export const Route = createFileRoute('/_app/shipments/find')({
  validateSearch: (search: Record<string, unknown>) => ({ q: textOf(search['q']) ?? '' }),
  beforeLoad: async ({ context, search: { q } }) => {
    // Only this address needs it, so it is not in the first file that a browser loads.
    const { findQuery, warmAnswer } = await import('#/queries/find.ts');
    const answer = await warmAnswer(context.queryClient, q);
    if (answer) throw redirect({ ...findTarget(answer, q), replace: true });
    return { findQuery: findQuery(context.api, context.queryClient, q) };
  },
  component: FindPage,
});
