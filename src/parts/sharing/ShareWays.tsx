import { useEffect, useState } from 'react';
import { type MadeLink, makeLink, maxLength } from '#/data/sharing/link.ts';
import type { ShareChoices } from '#/domain/sharing/choices.ts';
import { sharedCopies, type ShareSubject } from '#/domain/sharing/sharing.ts';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { fileName } from '#/files/fileName.ts';
import { FileWriter } from '#/files/fileWriter.ts';
import { saveFile } from '#/files/saveFile.ts';
import { saveTable } from '#/files/saveTable.ts';
import type * as everyWriter from '#/files/shared/writer.ts';
import { languageParameter } from '#/language/languages.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { QrCode } from '#/parts/messages/QrCode.tsx';
import { instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

/** What the files are written with, in the language of their recipient. */
type ShareWriter = Pick<typeof everyWriter, 'sharedFile' | 'sharedTable' | 'sharedCalendar'>;

/** What a QR code holds at most (ISO/IEC 18004, version 40-L), in bytes. */
const maxInCode = 2_900;

const files = [
  ['html', words.saveFile],
  ['csv', words.saveCsv],
  ['ics', words.saveCalendar],
] as const;

/** The link, its code for a phone, and the files. */
export function ShareWays({
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
    job.add({ facts: writer.sharedCalendar(sharedCopies(subjects, choices), snapshot, now) });
    const settings = { name, readAt: now, origin: null };
    saveFile(await job.finish({ kind: 'ics', settings }, new AbortController().signal), file);
  } finally {
    job.stop();
  }
}
