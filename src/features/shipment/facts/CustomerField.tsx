import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useLastEdit } from '#/data/cache/useLastEdit.ts';
import { describeWriteFailure } from '#/data/cache/writeFailure.ts';
import { partiesQuery } from '#/data/parties/queries.ts';
import { editCustomerMutation } from '#/data/shipments/editCustomer.ts';
import type { Party } from '#/domain/records/party.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { EditForm } from '#/parts/fields/EditForm.tsx';
import { EditInPlace, useInPlace } from '#/parts/fields/EditInPlace.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import * as words from './words.ts';

const noParty = '';
/** The customer as it is, where no party has its name. */
const unlisted = 'unlisted';

/** The customer of a shipment, read and chosen among the parties of the account in its place. */
export function CustomerField({ shipment: { id, customerName } }: { shipment: Shipment }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const edit = useInPlace();
  const { last, save, discard } = useLastEdit(editCustomerMutation(api, useQueryClient(), id));
  const failure = last?.status === 'failed' ? last.failure : null;
  const parties = useQuery({ ...partiesQuery(api), enabled: edit.isOpen || last !== null }).data;
  const partyOf = (name: string | null) => parties?.find((party) => party.name === name) ?? null;
  const before = last?.status === 'saved' ? last.edit.seen : null;
  // What it was is restored by its party; one that no list names any more cannot be.
  const canUndo = before === null || partyOf(before) !== null;
  const send = (next: Party | null, undoes = false) =>
    save({ next, seen: customerName, undoes }, { onError: edit.reopen });
  return (
    <EditInPlace
      edit={edit}
      name={words.customer}
      status={last?.status ?? null}
      undoes={last?.status === 'saved' && (last.edit.undoes || !canUndo)}
      onUndo={() => send(partyOf(before), true)}
      editor={
        <CustomerEditor
          parties={parties}
          current={customerName}
          failure={failure && describeWriteFailure(failure)}
          onSave={(next) => {
            edit.close();
            discard();
            if ((next?.name ?? null) !== customerName) send(next);
          }}
          onCancel={() => {
            edit.close();
            discard();
          }}
        />
      }
    >
      <span className={customerName === null ? 'text-ink-faint' : ''}>
        {customerName ?? words.noCustomer}
      </span>
    </EditInPlace>
  );
}

function CustomerEditor({
  parties,
  current,
  failure,
  onSave,
  onCancel,
}: {
  /** Undefined until they are loaded. */
  parties: readonly Party[] | undefined;
  current: string | null;
  failure: string | null;
  onSave: (next: Party | null) => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const listed = parties?.find(({ name }) => name === current);
  const value = chosen ?? (current === null ? noParty : (listed?.id ?? unlisted));
  return (
    <EditForm
      name={words.customer}
      className="space-y-2"
      failure={failure}
      canSave={parties !== undefined}
      onSave={() => {
        if (value === unlisted) onCancel();
        else if (parties) onSave(parties.find(({ id }) => id === value) ?? null);
      }}
      onCancel={onCancel}
    >
      {(describedBy) => (
        <Select
          label={words.customer}
          value={value}
          autoFocus
          describedBy={describedBy}
          options={[
            { value: noParty, label: words.noCustomer },
            ...(current !== null && !listed ? [{ value: unlisted, label: current }] : []),
            ...(parties ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setChosen}
        />
      )}
    </EditForm>
  );
}
