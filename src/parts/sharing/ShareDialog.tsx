import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type MadeLink, makeLink, maxLength } from '#/data/sharing/link.ts';
import { canSeal } from '#/data/sharing/seal.ts';
import { pageLanguage } from '#/device/language.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useShareSender } from '#/device/shareSender.ts';
import type { ShareChoices, ShareKind } from '#/domain/sharing/choices.ts';
import { sharedCopies, type ShareSubject, takeSnapshot } from '#/domain/sharing/sharing.ts';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { kindLabels } from '#/domain/sharing/words.ts';
import { fileName } from '#/files/fileName.ts';
import { FileWriter } from '#/files/fileWriter.ts';
import { saveFile } from '#/files/saveFile.ts';
import { saveTable } from '#/files/saveTable.ts';
import { sharedCalendar } from '#/files/shared/sharedCalendar.ts';
import { sharedDocument } from '#/files/shared/sharedDocument.ts';
import { sharedFile } from '#/files/shared/sharedFile.ts';
import { sharedTable } from '#/files/shared/sharedTable.ts';
import { languageParameter } from '#/language/language.ts';
import { stop } from '#/language/stop.ts';
import { TextField } from '#/parts/fields/TextField.tsx';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { QrCode } from '#/parts/messages/QrCode.tsx';
import { RecipientLanguage } from '#/parts/recipient/RecipientLanguage.tsx';
import { useWriter } from '#/parts/recipient/useWriter.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { TimeDisplay } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { SharedPreview } from './SharedPreview.tsx';
import * as words from './words.ts';

const own = { takeSnapshot, sharedCopies, sharedDocument, sharedFile, sharedTable, sharedCalendar };
type ShareWriter = typeof own;

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
  /** When the records were loaded: the moment of the picture. */
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
  const used = useWriter(language, own);
  const { writer } = used;
  const snapshot = useMemo(
    () => writer?.takeSnapshot(subjects, { choices, sender, note, format, limits, now: at }),
    [writer, subjects, choices, sender, note, format, limits, at],
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
                {kindLabels[kind]}
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

/** What a QR code holds at most (ISO/IEC 18004, version 40-L), in bytes. */
const maxInCode = 2_900;

const files = [
  ['html', words.saveFile],
  ['csv', words.saveCsv],
  ['ics', words.saveCalendar],
] as const;

/** The link, its code for a phone, and the files. */
function ShareWays({
  writer,
  snapshot,
  subjects,
  choices,
  passphrase,
}: {
  writer: ShareWriter;
  snapshot: Snapshot;
  subjects: readonly ShareSubject[];
  choices: ShareChoices;
  /** Null while it is too short. */
  passphrase: string | null;
}) {
  const made = useLink(snapshot, passphrase ?? '');
  const [hasCode, setHasCode] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The page around it is in the language of what it shows.
  const address =
    made?.kind === 'link' && passphrase !== null
      ? `${window.location.origin}/shared?${languageParameter}=${snapshot.language}${made.fragment}`
      : null;
  const save = async (kind: (typeof files)[number][0]) => {
    setFailed(false);
    try {
      await saveShared(kind, writer, snapshot, subjects, choices);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        {address === null ? (
          <Button look="primary" disabled>
            {words.copyLink}
          </Button>
        ) : (
          <CopyButton text={address} what={words.copiedLink} look="primary">
            {words.copyLink}
          </CopyButton>
        )}
        <Button disabled={address === null} aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          {hasCode ? words.hideQr : words.showQr}
        </Button>
        {files.map(([kind, label]) => (
          <Button
            key={kind}
            // What is too long for a link goes as a file.
            look={kind === 'html' && made?.kind === 'tooLong' ? 'primary' : 'plain'}
            onClick={() => void save(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="text-xs text-ink-soft">
        {made === null
          ? words.makingLink
          : made.kind === 'tooLong'
            ? words.linkTooLong(made.length, maxLength)
            : address !== null && words.linkLength(address.length)}
      </p>
      {hasFailed && (
        <p role="alert" className="text-sm text-problem">
          {words.notSaved}
        </p>
      )}
      {hasCode &&
        address !== null &&
        (address.length > maxInCode ? (
          <p className="text-sm text-ink-soft">{words.qrTooLong}</p>
        ) : (
          <QrCode text={address} label={words.qrOf} width="20rem" ecc="L" />
        ))}
    </div>
  );
}

/** After the last key of a passphrase, whose key takes a second to derive on a phone. */
const typingPause = 400;

/** The link of a snapshot; null while it is made. */
function useLink(snapshot: Snapshot, passphrase: string): MadeLink | null {
  const [made, setMade] = useState<readonly [Snapshot, string, MadeLink] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      const link = await makeLink(snapshot, passphrase);
      if (isWanted) setMade([snapshot, passphrase, link]);
    };
    const timer = setTimeout(() => void make(), passphrase === '' ? 0 : typingPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [snapshot, passphrase]);
  return made && made[0] === snapshot && made[1] === passphrase ? made[2] : null;
}

const nameOf = ({ items }: Snapshot) => items.map(({ title }) => title).join(' ');

/**
 * Saves what is shared, with nothing in it that was not chosen.
 *
 * @throws {Error} where the writer of a table or a calendar cannot be loaded or fails
 */
async function saveShared(
  kind: 'html' | 'csv' | 'ics',
  writer: ShareWriter,
  snapshot: Snapshot,
  subjects: readonly ShareSubject[],
  choices: ShareChoices,
): Promise<void> {
  const name = nameOf(snapshot);
  if (kind === 'csv') return saveTable('csv', writer.sharedTable(snapshot), name);
  const now = instant(snapshot.asOf);
  const file = fileName(kind, name, now, viewerZone());
  if (kind === 'html') return saveFile(writer.sharedFile(snapshot), file);
  const job = new FileWriter();
  try {
    job.add({ facts: writer.sharedCalendar(writer.sharedCopies(subjects, choices), snapshot, now) });
    const settings = { name, readAt: now, origin: null };
    saveFile(await job.finish({ kind: 'ics', settings }, new AbortController().signal), file);
  } finally {
    job.stop();
  }
}
