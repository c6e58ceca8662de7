import { Link, Outlet } from '@tanstack/react-router';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { settingsPages } from '#/parts/pages/settingsPages.ts';
import { classes } from '#/ui/classes.ts';
import { facetClasses } from '#/ui/facetClasses.ts';

const line = (isHere: boolean) => classes(facetClasses(isHere, null), 'max-md:h-11');

/** What is set up, for this device and for the account: each page beside the way to the others, below it where there is no room. */
export function SettingsLayout() {
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
      <nav aria-label={pageLabels.settings} className="shrink-0 px-2 pt-2 lg:w-52 lg:py-3 print:hidden">
        <ul className="flex flex-wrap lg:flex-col">
          {settingsPages.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                activeProps={{ className: line(true) }}
                inactiveProps={{ className: line(false) }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
