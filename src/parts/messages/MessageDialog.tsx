import { useMemo, useState } from 'react';
import { useContacts } from '#/device/contacts.ts';
import { useMessageLog } from '#/device/messageLog.ts';
import { usePreferences } from '#/device/preferences.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { askAbout } from '#/domain/exceptions/nextAct.ts';
import { contactForAll } from '#/domain/messages/contactFor.ts';
import type { MessageSubject } from '#/domain/messages/messageFacts.ts';
import { parties, type ActingParty } from '#/domain/pickup/actingParty.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { exceptionsOf } from '#/domain/templates/chooseTemplate.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { type DraftChoices, DraftEditor } from './DraftEditor.tsx';
import * as words from './messageWords.ts';

/** A message to one party of several. What was typed for one addressee stays while another is chosen. */
export function MessageDialog({
  to: first,
  subjects,
  onClose,
}: {
  to: ActingParty;
  subjects: readonly MessageSubject[];
  onClose: () => void;
}) {
  const format = useFormatOptions();
  const [to, setTo] = useState(first);
  const now = instant(useNow(minute));
  const settings = usePreferences((preferences) => preferences.exceptions);
  // The next answer of the service does not rewrite a message that is open.
  const [facts] = useState(() => ({
    subjects,
    format,
    writtenAt: now,
    rows: exceptionRows(
      exceptionsOf(subjects, useMessageLog.getState().messages, {
        viewer: format.viewer,
        now,
        settings,
      }),
    ),
  }));
  const [choices, setChoices] = useState<{ readonly [Name in ActingParty]?: DraftChoices }>({});
  const contacts = useContacts((state) => state.contacts);
  const asked = useMemo(
    () => facts.subjects.map((subject) => ({ ...subject, ask: askAbout(subject, facts.rows, to) })),
    [facts, to],
  );
  const match = useMemo(
    () => tryOr(() => contactForAll(contacts, to, facts.subjects), null),
    [contacts, to, facts],
  );
  return (
    <Dialog title={words.messageTo(to)} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        <Select
          label={words.to}
          value={to}
          options={parties.map((party) => ({ value: party, label: words.addressee(party) }))}
          onChange={setTo}
        />
        <DraftEditor
          key={to}
          {...facts}
          to={to}
          subjects={asked}
          match={match}
          now={now}
          choices={choices[to] ?? {}}
          onChoose={(chosen) => setChoices({ ...choices, [to]: chosen })}
        />
      </div>
    </Dialog>
  );
}
