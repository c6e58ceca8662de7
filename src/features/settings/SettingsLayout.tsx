import { Link, Outlet } from '@tanstack/react-router';
import { pageLabels, settingsPages } from '#/parts/pages/pageLabels.ts';

/** What is set up, for this device and for the account: each page beside the way to the others, below it where there is no room. */
export function SettingsLayout() {
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
      <nav aria-label={pageLabels.settings} className="shrink-0 px-2 pt-2 lg:w-54 lg:pt-4 print:hidden">
        <ul className="flex flex-wrap lg:flex-col">
          {settingsPages.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-7 items-center rounded-md px-2 text-sm text-ink-soft hover:bg-hover max-md:h-11 max-md:px-1.5 data-[status=active]:bg-accent-wash data-[status=active]:font-medium data-[status=active]:text-accent"
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
