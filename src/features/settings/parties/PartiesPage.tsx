import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Party } from '#/domain/records/party.ts';
import type { Done } from '#/features/settings/done.ts';
import { SettingsPage } from '#/features/settings/SettingsPage.tsx';
import * as words from '#/features/settings/words.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { partiesQuery } from '#/queries/parties.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { PartyForm } from './PartyForm.tsx';

const route = getRouteApi('/_app/settings/parties');

/** As many as are looked over; the rest is found by typing. */
const mostShown = 200;

/** The companies of the account: create and rename them, and go to their shipments. */
export function PartiesPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(partiesQuery(api));
  /** The party that is being renamed, or `new`. */
  const [open, setOpen] = useState<Party | 'new' | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = (data ?? [])
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

  return (
    <>
      <SettingsPage
        here="/settings/parties"
        title={words.partiesTitle}
        intro={words.partiesIntro}
        add={words.newParty}
        loading={words.partiesLoading}
        isLoading={isPending}
        done={done}
        failure={error && !data ? errorWords(error) : null}
        onAdd={() => setOpen('new')}
        onRetry={() => void refetch()}
      >
        {data?.length === 0 && <p className="text-sm text-ink-soft">{words.noParties}</p>}
        {data && data.length > 0 && (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <input
                type="search"
                aria-label={words.filterParties}
                placeholder={words.filterParties}
                value={text}
                onChange={({ target }) => setText(target.value)}
                className="h-8 w-64 max-w-full rounded-md border border-line bg-raised px-2.5 text-sm placeholder:text-ink-faint max-md:h-11"
              />
              <p role="status" className="text-sm text-ink-soft">
                {found.length > 0 ? words.partyCount(found.length) : words.noPartyMatches(text.trim())}
              </p>
            </div>
            <ul className="card divide-y divide-line text-sm empty:hidden">
              {found.slice(0, mostShown).map((party) => (
                <li key={party.id} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
                  <span className="min-w-0 flex-1 basis-40 font-semibold break-words">{party.name}</span>
                  <span className="flex gap-1">
                    <Link
                      to="/shipments"
                      search={{ customer: [party.name] }}
                      aria-label={words.shipmentsOf(party.name)}
                      className={buttonClasses()}
                    >
                      {words.shipmentsShort}
                    </Link>
                    <Button aria-label={words.edit(party.name)} onClick={() => setOpen(party)}>
                      {words.editShort}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </SettingsPage>
      {open && (
        <PartyForm
          party={open === 'new' ? null : open}
          api={api}
          client={client}
          onDone={setDone}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
