import type { ComponentType } from 'react';
import type { PageName } from '#/device/pages.ts';
import { ChangesCount, ExceptionsCount } from './lazyParts.ts';

const counts: Readonly<Partial<Record<PageName, ComponentType>>> = {
  exceptions: ExceptionsCount,
  changes: ChangesCount,
};

/** How much waits on a page, if that is counted, which is once the rows are drawn. */
export function PageCount({ page }: { page: PageName }) {
  const Count = counts[page];
  return Count && <Count />;
}
