import type { ComponentType } from 'react';
import type { PageName } from '#/device/pages.ts';
import { lazyPart } from '#/ui/lazyPart.ts';

const counts: Readonly<Partial<Record<PageName, ComponentType>>> = {
  exceptions: lazyPart(() => import('./ExceptionsCount.tsx'), 'ExceptionsCount'),
  changes: lazyPart(() => import('./ChangesCount.tsx'), 'ChangesCount'),
};

/** How much waits on a page, if that is counted, which is once the rows are drawn. */
export function PageCount({ page }: { page: PageName }) {
  const Count = counts[page];
  return Count && <Count />;
}
