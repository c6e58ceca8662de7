import { useQuery, useQueryClient, type QueryClient, useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { refusalOf, ChangedMeanwhile, whyNotSaved } from '#/data/cache/writeFailure.ts';
import { partiesQuery, writePartyMutation } from '#/data/parties/queries.ts';
import type { Party } from '#/domain/records/party.ts';
import type { Done } from '#/features/settings/done.ts';
import { FilteredList } from '#/features/settings/FilteredList.tsx';
import { SettingsPage } from '#/features/settings/SettingsPage.tsx';
import * as words from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { PartiesPicture } from '#/ui/icons/pictures.tsx';

const route = getRouteApi('/_app/settings/parties');

/** The companies of the account: create and rename them, and go to their shipments. */
export function PartiesPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(partiesQuery(api));
  /** The party that is being renamed, or `new`. */
  const [open, setOpen] = useState<Party | 'new' | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  return (
    <>
      <SettingsPage
        title={settingsLabels.parties}
        intro={words.partiesIntro}
        add={words.newParty}
        loading={words.partiesLoading}
        isLoading={isPending}
        done={done}
        failure={error && !data ? describeError(error) : null}
        empty={data?.length === 0 ? { ...words.noParties, picture: <PartiesPicture /> } : null}
        onAdd={() => setOpen('new')}
        onRetry={() => void refetch()}
      >
        {data && (
          <FilteredList
            label={words.filterParties}
            entries={data}
            textOf={({ name }) => name}
            count={words.partyCount}
            noMatches={words.noPartyMatches}
          >
            {(party) => (
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
            )}
          </FilteredList>
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

/** Creates a party, or renames one. */
function PartyForm({
  party,
  api,
  client,
  onDone,
  onClose,
}: {
  /** Null for a new one. */
  party: Party | null;
  api: RouterContext['api'];
  client: QueryClient;
  onDone: (done: Done) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(party?.name ?? '');
  const [tried, setTried] = useState(false);
  const { mutate, mutateAsync, isPending, error } = useMutation(writePartyMutation(api, client));
  const newest = error instanceof ChangedMeanwhile ? error.newest : null;
  const seen = newest ?? party;
  const refusal = refusalOf(error, ['company_name', 'customer']);
  const problem = tried && name.trim() === '' ? words.companyBlank : refusal.of('company_name', 'customer');

  const undo = (before: Party, kept: Party) => {
    mutateAsync({ name: before.name, seen: kept }).then(
      () => onDone({ words: words.restored(before.name), undo: null }),
      (failure: unknown) => onDone({ words: whyNotSaved(failure), undo: null }),
    );
  };
  const save = () => {
    setTried(true);
    if (name.trim() === '') return;
    const onSuccess = (kept: Party | null) => {
      const isUndoable = seen !== null && kept !== null;
      onDone({
        words: seen ? words.changed(name) : words.created(name),
        undo: isUndoable ? () => undo(seen, kept) : null,
      });
      onClose();
    };
    mutate({ name, seen }, { onSuccess });
  };

  return (
    <FormDialog
      title={party ? words.edit(party.name) : words.newParty}
      submit={party ? words.save : words.create}
      isSaving={isPending}
      problem={refusal.rest}
      hint={newest && words.isNow(newest.name)}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField label={words.companyName} value={name} problem={problem} autoFocus onChange={setName} />
    </FormDialog>
  );
}
