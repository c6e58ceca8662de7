import { Link } from '@tanstack/react-router';
import { fieldsTitle, partiesTitle, webhooksTitle } from './words.ts';

const pages = [
  { to: '/settings/fields', title: fieldsTitle },
  { to: '/settings/parties', title: partiesTitle },
  { to: '/webhooks', title: webhooksTitle },
] as const;

/** To what else of the account is set up. */
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
