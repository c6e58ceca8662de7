import { createFileRoute, redirect } from '@tanstack/react-router';
import { FindPage } from '#/features/find/FindPage.tsx';
import { findTarget } from '#/features/find/findTarget.ts';
import { findQuery, warmAnswer } from '#/queries/find.ts';
import { textOf } from '#/searchParams.ts';

/** The direct link of spec 4.10. A warm fleet answers before anything is drawn. */
export const Route = createFileRoute('/_app/shipments/find')({
  validateSearch: (search: Record<string, unknown>) => ({ q: textOf(search['q']) ?? '' }),
  beforeLoad: ({ context, search }) => {
    const answer = warmAnswer(context.queryClient, search.q);
    if (answer) throw redirect({ ...findTarget(answer, search.q), replace: true });
    return { findQuery: findQuery(context.api, context.queryClient, search.q) };
  },
  component: FindPage,
});
