import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '#/ui/classes.ts';
import { facetClasses } from '#/ui/facetClasses.ts';
import { alertsTitle, fieldsTitle, partiesTitle, settings, webhooksTitle } from './words.ts';

const pages = [
  { to: '/settings/fields', title: fieldsTitle },
  { to: '/settings/parties', title: partiesTitle },
  { to: '/webhooks', title: webhooksTitle },
  { to: '/settings/alerts', title: alertsTitle },
] as const;

export type SettingsAddress = (typeof pages)[number]['to'];

/** A page of what is set up, for the account and on this device, beside the way to the others; above it where there is no room. */
export function SettingsLayout({ here, children }: { here: SettingsAddress; children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <nav aria-label={settings} className="w-full shrink-0 lg:w-52 print:hidden">
          <ul className="-ml-2 flex flex-wrap gap-x-1 lg:flex-col">
            {pages.map(({ to, title }) => (
              <li key={to}>
                <Link to={to} className={classes(facetClasses(to === here, null), 'max-md:h-11')}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 flex-1 basis-80 space-y-5">{children}</div>
      </div>
    </div>
  );
}
