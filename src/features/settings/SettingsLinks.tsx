import { Link } from '@tanstack/react-router';
import { alertsTitle, fieldsTitle, partiesTitle, webhooksTitle } from './words.ts';

const pages = [
  { to: '/settings/fields', title: fieldsTitle },
  { to: '/settings/parties', title: partiesTitle },
  { to: '/webhooks', title: webhooksTitle },
  { to: '/settings/alerts', title: alertsTitle },
] as const;

/** To what else is set up, for the account and on this device. */
export function SettingsLinks({ here }: { here: (typeof pages)[number]['to'] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
      {pages
        .filter(({ to }) => to !== here)
        .map(({ to, title }) => (
          <Link key={to} to={to} className="text-sm font-medium underline underline-offset-2">
            {title}
          </Link>
        ))}
    </p>
  );
}
