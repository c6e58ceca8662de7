import { useRouterState } from '@tanstack/react-router';
import { skipToContent, skipToList } from './words.ts';

const pagesWithList: readonly string[] = ['/shipments', '/exceptions', '/changes'];
/** The row that the keyboard is at, else the first link of a table. */
const row = '#main [role=grid] a[tabindex="0"], #main [role=table] a[href]';

const look =
  'sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:rounded focus:bg-surface focus:p-2';

/** Ways past the navigation for the keyboard: the first two stops of every page. */
export function SkipLinks() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <a href="#main" className={look}>
        {skipToContent}
      </a>
      {pagesWithList.includes(pathname) && (
        <a
          href="#main"
          className={look}
          onClick={(event) => {
            const first = document.querySelector<HTMLElement>(row);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
        >
          {skipToList}
        </a>
      )}
    </>
  );
}
