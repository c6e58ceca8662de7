import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Party } from '#/domain/records/party.ts';
import type { Done } from '#/features/settings/done.ts';
import * as words from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/FormDialog.tsx';
import { TextField } from '#/parts/TextField.tsx';
import { writePartyMutation } from '#/queries/parties.ts';
import { refusalOf } from '#/queries/refusal.ts';
import type { RouterContext } from '#/queries/routerContext.ts';
import { ChangedMeanwhile, whyNotSaved } from '#/queries/writeFailure.ts';

/** Creates a party, or renames one. */
export function PartyForm({
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
