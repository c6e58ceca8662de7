import { useState } from 'react';
import { canSeal } from '#/data/sharing/seal.ts';
import { useShareSender } from '#/device/shareSender.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { shareKinds, usualChoices } from '#/domain/sharing/choices.ts';
import { kindLabels } from '#/domain/sharing/words.ts';
import { TextField } from '#/parts/fields/TextField.tsx';
import type { Instant } from '#/time/instant.ts';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { SharedPreview } from './SharedPreview.tsx';
import { ShareWays } from './ShareWays.tsx';
import { type ShareForm, useShared } from './useShared.ts';
import * as words from './words.ts';

const clocks = (['place', 'mine', 'utc'] as const).map((value) => ({ value, label: words.clocks[value] }));
const maxText = 500;

/** Chooses what somebody else is shown of a shipment, which stands below as they will see it, and hands it over. */
export function ShareDialog({
  shipment,
  container,
  at,
  onClose,
}: {
  shipment: Shipment;
  /** Null for a booking that names no containers. */
  container: Container | null;
  /** When the record was loaded: the moment of the picture. */
  at: Instant;
  onClose: () => void;
}) {
  const signed = useShareSender(({ sender }) => sender);
  const [form, setForm] = useState<ShareForm>({
    choices: usualChoices,
    hasAll: false,
    sender: signed,
    note: '',
    clock: 'place',
    passphrase: '',
  });
  const change = (part: Partial<ShareForm>) => setForm((before) => ({ ...before, ...part }));
  const { choices, passphrase } = form;
  // The next answer of the service does not change a picture that is being chosen.
  const [taken] = useState({ shipment, container, at });
  const { snapshot, subjects, isLoadingDocuments } = useShared(
    taken.shipment,
    taken.container,
    form,
    taken.at,
  );
  const { length: count } = taken.shipment.containers;
  const isShort = passphrase !== '' && passphrase.length < words.minPassphrase;
  return (
    <Dialog
      title={words.shareTitle(taken.container ? containerName(taken.container) : taken.shipment.billOfLading)}
      onClose={onClose}
    >
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        {count > 1 && (
          <div className="flex flex-wrap items-center gap-2">
            <RadioGroup
              label={words.what}
              value={form.hasAll ? 'all' : 'one'}
              options={[
                { value: 'one', label: words.onlyThis },
                { value: 'all', label: words.all(count) },
              ]}
              onChange={(value) => change({ hasAll: value === 'all' })}
            />
            {form.hasAll && <span className="text-xs text-ink-soft">{words.onlyRecords}</span>}
          </div>
        )}
        <fieldset>
          <legend className="text-sm font-medium">{words.include}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {shareKinds.map((kind) => (
              <label key={kind} className="flex min-h-8 items-center gap-2 text-sm max-md:min-h-11">
                <input
                  type="checkbox"
                  checked={choices[kind]}
                  onChange={({ target }) => change({ choices: { ...choices, [kind]: target.checked } })}
                  className="size-4 shrink-0 accent-(--accent)"
                />
                {kindLabels[kind]}
              </label>
            ))}
          </div>
          {isLoadingDocuments && <p className="text-xs text-ink-soft">{words.loadingDocuments}</p>}
        </fieldset>
        <TextField
          label={words.sender}
          value={form.sender}
          hint={words.senderHint}
          problem={null}
          onChange={(text) => {
            const sender = text.slice(0, maxText);
            useShareSender.setState({ sender });
            change({ sender });
          }}
        />
        <TextField
          label={words.note}
          value={form.note}
          problem={null}
          onChange={(note) => change({ note: note.slice(0, maxText) })}
        />
        <div className="space-y-1">
          <p aria-hidden className="text-sm font-medium">
            {words.clock}
          </p>
          <RadioGroup
            label={words.clock}
            value={form.clock}
            options={clocks}
            onChange={(clock) => change({ clock })}
          />
        </div>
        <TextField
          label={words.passphrase}
          type="password"
          value={passphrase}
          hint={canSeal() ? words.passphraseHint : words.needsHttps}
          problem={isShort ? words.passphraseShort : null}
          disabled={!canSeal()}
          onChange={(text) => change({ passphrase: text })}
        />
        <ShareWays
          snapshot={snapshot}
          subjects={subjects}
          choices={choices}
          passphrase={isShort ? null : passphrase}
        />
        <h3 className="text-sm font-medium">{words.recipientSees}</h3>
        <SharedPreview snapshot={snapshot} />
      </div>
    </Dialog>
  );
}
