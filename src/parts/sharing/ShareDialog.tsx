import { type ReactNode, useMemo, useState } from 'react';
import { canSeal } from '#/data/sharing/seal.ts';
import { pageLanguage } from '#/device/pageLanguage.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useShareSender } from '#/device/shareSender.ts';
import type { ShareChoices, ShareKind } from '#/domain/sharing/choices.ts';
import { shareRecords, type ShareSubject } from '#/domain/sharing/sharing.ts';
import { sharedCalendar } from '#/files/shared/sharedCalendar.ts';
import { sharedDocument } from '#/files/shared/sharedDocument.ts';
import { sharedFile } from '#/files/shared/sharedFile.ts';
import { sharedTable } from '#/files/shared/sharedTable.ts';
import { stop } from '#/language/punctuation.ts';
import { TextField } from '#/parts/fields/TextField.tsx';
import { RecipientLanguage } from '#/parts/recipient/RecipientLanguage.tsx';
import { useRecipientTexts } from '#/parts/recipient/useRecipientTexts.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { TimeDisplay } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { shareKindLabels } from '#/wording/sharing.ts';
import { writeSnapshot } from '#/wording/snapshot.ts';
import { SharedPreview } from './SharedPreview.tsx';
import { ShareWays } from './ShareWays.tsx';
import * as words from './words.ts';

const own = { writeSnapshot, sharedDocument, sharedFile, sharedTable, sharedCalendar };

/** Below the heading of the dialog and of the preview. */
const topHeading = 3;

const clocks = (['place', 'mine', 'utc'] as const).map((value) => ({ value, label: words.clocks[value] }));
const maxText = 500;

/** Chooses what somebody else is shown of shipments, which stands below as they will see it, and hands it over. */
export function ShareDialog({
  name,
  subjects,
  choices,
  onChoices,
  at,
  kinds,
  notices,
  onClose,
  children,
}: {
  /** Of what is shared, for the title. */
  name: string;
  /** The same ones as long as nothing of them changes. */
  subjects: readonly ShareSubject[];
  choices: ShareChoices;
  onChoices: (choices: ShareChoices) => void;
  /** When the records were loaded: the moment of the snapshot. */
  at: Instant;
  /** What can be chosen. */
  kinds: readonly ShareKind[];
  /** What is not loaded yet or cannot be; null where nothing is to be said. */
  notices: readonly (string | null)[];
  onClose: () => void;
  /** Which containers are meant. */
  children: ReactNode;
}) {
  const sender = useShareSender((signed) => signed.sender);
  const [note, setNote] = useState('');
  const [clock, setClock] = useState<TimeDisplay>('place');
  const [passphrase, setPassphrase] = useState('');
  const limits = usePreferences((preferences) => preferences.exceptions);
  const format = useFormatOptions(clock);
  const [language, setLanguage] = useState(pageLanguage);
  const used = useRecipientTexts(language, own);
  const { writer } = used;
  const shared = useMemo(
    () => shareRecords(subjects, { choices, limits, now: at }),
    [subjects, choices, limits, at],
  );
  const snapshot = useMemo(
    () => writer?.writeSnapshot(shared, { sender, note, format }),
    [writer, shared, sender, note, format],
  );
  const shown = useMemo(() => snapshot && writer?.sharedDocument(snapshot, topHeading), [writer, snapshot]);
  const isShort = passphrase !== '' && passphrase.length < words.minPassphrase;
  return (
    <Dialog title={words.shareTitle(name)} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        {children}
        <fieldset>
          <legend className="text-sm font-medium">{words.include}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {kinds.map((kind) => (
              <label key={kind} className="flex min-h-8 items-center gap-2 text-sm max-md:min-h-11">
                <input
                  type="checkbox"
                  checked={choices[kind]}
                  onChange={({ target }) => onChoices({ ...choices, [kind]: target.checked })}
                  className="size-4 shrink-0 accent-(--accent)"
                />
                {shareKindLabels[kind]}
              </label>
            ))}
          </div>
          <p role="status" className="text-xs text-ink-soft empty:hidden">
            {notices.filter(Boolean).join(stop)}
          </p>
        </fieldset>
        <TextField
          label={words.sender}
          value={sender}
          hint={words.senderHint}
          onChange={(text) => useShareSender.setState({ sender: text.slice(0, maxText) })}
        />
        <TextField label={words.note} value={note} onChange={(text) => setNote(text.slice(0, maxText))} />
        <div className="space-y-1">
          <p aria-hidden className="text-sm font-medium">
            {words.clock}
          </p>
          <RadioGroup label={words.clock} value={clock} options={clocks} onChange={setClock} />
        </div>
        <RecipientLanguage language={language} used={used} onChange={setLanguage} />
        <TextField
          label={words.passphrase}
          type="password"
          value={passphrase}
          hint={canSeal() ? words.passphraseHint : words.needsHttps}
          problem={isShort ? words.passphraseShort : null}
          disabled={!canSeal()}
          onChange={setPassphrase}
        />
        {writer && snapshot && shown && (
          <>
            <ShareWays
              writer={writer}
              snapshot={snapshot}
              subjects={subjects}
              choices={choices}
              passphrase={isShort ? null : passphrase}
            />
            <h3 className="text-sm font-medium">{words.recipientSees}</h3>
            <SharedPreview shown={shown} />
          </>
        )}
      </div>
    </Dialog>
  );
}
