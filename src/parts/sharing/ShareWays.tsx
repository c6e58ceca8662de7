import { useEffect, useState } from 'react';
import { type MadeLink, makeLink, maxLength } from '#/data/sharing/link.ts';
import type { ShareChoices } from '#/domain/sharing/choices.ts';
import type { ShareSubject } from '#/domain/sharing/sharing.ts';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { QrCode } from '#/parts/messages/QrCode.tsx';
import { Button } from '#/ui/Button.tsx';
import { saveShared } from './saveShared.ts';
import * as words from './words.ts';

/** What a QR code holds at most (ISO/IEC 18004, version 40-L), in bytes. */
const maxInCode = 2_900;

const files = [
  ['html', words.saveFile],
  ['csv', words.saveCsv],
  ['ics', words.saveCalendar],
] as const;

/** The link, its code for a phone, and the files. */
export function ShareWays({
  snapshot,
  subjects,
  choices,
  passphrase,
}: {
  snapshot: Snapshot;
  subjects: readonly ShareSubject[];
  choices: ShareChoices;
  /** Null while it is too short. */
  passphrase: string | null;
}) {
  const made = useLink(snapshot, passphrase ?? '');
  const [hasCode, setHasCode] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const address =
    made?.kind === 'link' && passphrase !== null ? `${window.location.origin}/shared${made.fragment}` : null;
  const save = async (kind: (typeof files)[number][0]) => {
    setFailed(false);
    try {
      await saveShared(kind, snapshot, subjects, choices);
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
