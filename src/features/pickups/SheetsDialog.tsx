import { useMemo, useState } from 'react';
import { useContacts } from '#/device/contacts.ts';
import { pageLanguage } from '#/device/pageLanguage.ts';
import { contactNamed } from '#/domain/contacts/contactMatch.ts';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import type { PlanEntries } from '#/domain/pickups/plan.ts';
import { truckerSheets } from '#/domain/pickups/sheets.ts';
import { paperLine } from '#/files/paperLine.ts';
import { saveTable } from '#/files/saveTable.ts';
import { knownLanguage, type Language } from '#/language/languages.ts';
import { findLink } from '#/parts/messages/findLink.ts';
import { MessageEditor } from '#/parts/messages/MessageEditor.tsx';
import { RecipientLanguage } from '#/parts/recipient/RecipientLanguage.tsx';
import { typedIn, type TypedMessage, useRecipientTexts } from '#/parts/recipient/useRecipientTexts.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { Printed } from '#/ui/Printed.tsx';
import * as sheetWords from '#/wording/sheetWords.ts';
import { describeLine, sheetMessage, sheetTable } from '#/wording/truckerSheets.ts';
import { PaperSheets } from './PaperSheets.tsx';
import * as words from './words.ts';

const own = { describeLine, sheetMessage, sheetTable, sheetWords, paperLine };

/** What somebody chose and typed for one trucker. */
interface SheetChoices {
  /** Undefined for that of the contact of this name, else of the page. */
  readonly language?: Language;
  /** Undefined as it was written. */
  readonly typed?: TypedMessage | undefined;
}

/** Hands a trucker what is planned: as a message, on paper, or as a workbook, in the language of the trucker. */
export function SheetsDialog({
  rows,
  entries,
  truckers,
  chosen,
  readAt,
  onChoose,
  onClose,
}: {
  rows: readonly PlanRow[];
  entries: PlanEntries;
  /** Null for what has none yet. */
  truckers: readonly (string | null)[];
  chosen: string | null;
  /** When the records were loaded. */
  readAt: Instant | null;
  onChoose: (trucker: string | null) => void;
  onClose: () => void;
}) {
  const contacts = useContacts((state) => state.contacts);
  const format = useFormatOptions();
  const [choices, setChoices] = useState<ReadonlyMap<string | null, SheetChoices>>(new Map());
  const choice = choices.get(chosen) ?? {};
  const choose = (next: SheetChoices) => setChoices(new Map(choices).set(chosen, next));
  const contact = chosen === null ? null : contactNamed(contacts, 'trucker', chosen);
  const language = choice.language ?? knownLanguage(contact?.language ?? '') ?? pageLanguage;
  const used = useRecipientTexts(language, own);
  const { writer } = used;
  const sheet = useMemo(
    () => truckerSheets(rows, entries).find(({ trucker }) => trucker === chosen),
    [rows, entries, chosen],
  );
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    if (!writer || !sheet) return;
    setFailed(false);
    try {
      await saveTable(
        'xlsx',
        writer.sheetTable(sheet, format, findLink),
        writer.sheetWords.sheetTitle(chosen),
      );
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog title={words.sheetsTitle} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        <Select
          label={words.trucker}
          value={chosen ?? ''}
          options={truckers.map((trucker) => ({
            value: trucker ?? '',
            label: trucker ?? sheetWords.noTrucker,
          }))}
          onChange={(value) => onChoose(value || null)}
        />
        <p className="text-sm text-ink-soft">{sheet && sheetWords.sheetCount(sheet.lines.length)}</p>
        <div className="flex flex-wrap gap-2">
          <Button disabled={!writer || !sheet} onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button disabled={!writer || !sheet} onClick={() => void save()}>
            {words.saveWorkbook}
          </Button>
        </div>
        {hasFailed && (
          <p role="alert" className="text-sm text-problem">
            {words.notSaved}
          </p>
        )}
        <RecipientLanguage
          language={language}
          used={used}
          onChange={(one) => choose({ ...choice, language: one })}
        />
        <MessageEditor
          message={
            typedIn(choice.typed, language, used) ??
            (writer && sheet ? writer.sheetMessage(sheet, format, findLink) : null)
          }
          language={language}
          fees={null}
          onEdit={(message) => choose({ ...choice, typed: { message, language } })}
        />
      </div>
      {writer && sheet && (
        <Printed>
          {() => <PaperSheets sheets={[sheet]} language={language} writer={writer} readAt={readAt} />}
        </Printed>
      )}
    </Dialog>
  );
}
