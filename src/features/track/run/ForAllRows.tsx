import { useState } from 'react';
import type { TrackDesk } from '#/data/trackingRequests/trackDesk.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { Party } from '#/domain/records/party.ts';
import type { TrackList } from '#/domain/tracking/trackList.ts';
import { editor, forAll } from '#/features/track/words.ts';
import { Select } from '#/ui/fields/Select.tsx';

/** References, tags and the customer that go with every row that is not sent yet. */
export function ForAllRows({
  desk,
  list,
  parties,
}: {
  desk: TrackDesk;
  list: TrackList;
  parties: readonly Party[];
}) {
  const field = (label: string, name: 'refNumbers' | 'tags') => (
    <LabelsField
      label={label}
      start={list[name]}
      onChange={(labels) => desk.store.update((now) => ({ ...now, [name]: labels }))}
    />
  );
  return (
    <details
      className="mx-4 mb-3 text-sm print:hidden"
      open={list.refNumbers.length + list.tags.length > 0 || list.customerId !== null}
    >
      <summary className="w-fit cursor-pointer font-medium">{forAll.title}</summary>
      <div className="mt-2 grid max-w-2xl gap-3 sm:grid-cols-2">
        {field(forAll.references, 'refNumbers')}
        {field(forAll.tags, 'tags')}
        {parties.length > 0 && (
          <label className="space-y-1">
            <span className="block">{forAll.customer}</span>
            <Select
              label={forAll.customer}
              value={list.customerId ?? ''}
              options={[
                { value: '', label: editor.noCustomer },
                ...parties.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              className="w-full"
              onChange={(id) => desk.store.update((now) => ({ ...now, customerId: id === '' ? null : id }))}
            />
          </label>
        )}
      </div>
    </details>
  );
}

function LabelsField({
  label,
  start,
  onChange,
}: {
  label: string;
  start: readonly string[];
  onChange: (labels: readonly string[]) => void;
}) {
  const [text, setText] = useState(start.join(', '));
  return (
    <label className="space-y-1">
      <span className="block">{label}</span>
      <input
        value={text}
        autoComplete="off"
        placeholder={editor.separated}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => onChange(addLabels([], text).labels)}
        className="block h-8 w-full rounded border border-line-strong bg-surface px-2 max-md:h-11"
      />
    </label>
  );
}
