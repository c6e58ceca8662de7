import { Link } from '@tanstack/react-router';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { eventGroups } from '#/domain/webhooks/catalogue.ts';
import type { Webhook } from '#/domain/webhooks/webhook.ts';
import { SourceAddresses } from '#/features/webhooks/SourceAddresses.tsx';
import * as words from '#/features/webhooks/words.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { describeEventGroup } from '#/wording/webhooks.ts';

/** What a webhook is sent, with what, and from where. */
export function Setup({ webhook, api }: { webhook: Webhook; api: RouterContext['api'] }) {
  const { events, headers, secretEnd, createdAt } = webhook;
  const groups = eventGroups(null).flatMap((group) => {
    const own = group.events.filter(({ name }) => events?.includes(name));
    return own.length > 0 ? [describeEventGroup({ ...group, events: own })] : [];
  });
  const known = new Set(groups.flatMap((group) => group.events.map(({ name }) => name)));
  const others = (events ?? []).filter((name) => !known.has(name));
  return (
    <div className="max-w-4xl space-y-5 text-sm">
      <Section title={words.secretLabel} level={2}>
        <p className="num">{words.maskedSecret(secretEnd)}</p>
        <p className="text-ink-soft">
          {words.secretOnce}{' '}
          <Link to="/settings/webhooks/guide" className="font-medium underline underline-offset-2">
            {words.guide}
          </Link>
        </p>
      </Section>
      <Section title={words.setup.events} level={2}>
        {events === null && <p>{words.eventsLine(null, 0)}</p>}
        <dl className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
          {groups.map((group) => (
            <div key={group.id}>
              <dt className="font-medium">{group.label}</dt>
              <dd className="text-ink-soft">{group.events.map(({ label }) => label).join(comma)}</dd>
            </div>
          ))}
          {others.length > 0 && (
            <div>
              <dt className="font-medium">{words.form.otherEvents}</dt>
              <dd className="num break-all text-ink-soft">{others.join(', ')}</dd>
            </div>
          )}
        </dl>
      </Section>
      <Section title={words.setup.headers} level={2}>
        {headers.length === 0 ? (
          <p className="text-ink-soft">{words.setup.noHeaders}</p>
        ) : (
          <ul>
            {headers.map(({ name }) => (
              <li key={name} className="num break-all">
                {name}
                {colon}
                {words.setup.hiddenValue}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <SourceAddresses api={api} />
      {createdAt !== null && (
        <p className="text-ink-soft">
          {words.setup.created} <InstantTime at={createdAt} />
        </p>
      )}
    </div>
  );
}
