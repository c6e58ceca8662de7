import type { ReactNode } from 'react';

/** The head of a page: its title, which the tab has too and a phone's bar has instead, and what is said of all of it. */
export function PageHead({
  title,
  tab = title,
  children,
}: {
  title: string;
  tab?: string;
  children: ReactNode;
}) {
  return (
    <>
      <title>{`${tab} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-title font-semibold max-md:sr-only">{title}</h1>
        {children}
      </div>
    </>
  );
}
