import { useQuery } from '@tanstack/react-query';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { sourceAddressesQuery } from '#/data/webhooks/queries.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { addresses as words } from './words.ts';

/** Where deliveries come from, to copy for a firewall. */
export function SourceAddresses({ api }: { api: RouterContext['api'] }) {
  const { data, error } = useQuery(sourceAddressesQuery(api));
  const known = data?.addresses ?? [];
  return (
    <Section
      title={words.title}
      level={2}
      aside={
        known.length > 0 && (
          <CopyButton text={known.join('\n')} what={words.what}>
            {words.copy}
          </CopyButton>
        )
      }
    >
      <p className="text-sm text-ink-soft">{words.text}</p>
      {!data && (
        <p className="text-sm text-ink-soft">{error ? `${describeError(error).title}.` : words.loading}</p>
      )}
      {data && known.length === 0 && <p className="text-sm">{words.none}</p>}
      {known.length > 0 && (
        <ul className="card flex flex-wrap gap-x-6 gap-y-1 px-4 py-3 text-sm">
          {known.map((address) => (
            <li key={address} className="num break-all">
              {address}
            </li>
          ))}
        </ul>
      )}
      {data?.updatedAt && (
        <p className="text-xs text-ink-soft">
          {words.updated} <InstantTime at={data.updatedAt} />
        </p>
      )}
    </Section>
  );
}
