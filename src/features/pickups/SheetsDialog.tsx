import { useState } from 'react';
import type { Message } from '#/domain/messages/plainText.ts';
import type { TruckerSheet } from '#/domain/pickups/sheets.ts';
import { saveTable } from '#/files/saveTable.ts';
import { findLink } from '#/parts/messages/findLink.ts';
import { MessageEditor } from '#/parts/messages/MessageEditor.tsx';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import * as words from './sheetWords.ts';

/** Hands a trucker what is planned: as a message, on paper, or as a workbook. */
export function SheetsDialog({
  sheets,
  chosen,
  onChoose,
  onClose,
}: {
  sheets: readonly TruckerSheet[];
  chosen: TruckerSheet;
  onChoose: (sheet: TruckerSheet) => void;
  onClose: () => void;
}) {
  const [edits, setEdits] = useState<ReadonlyMap<string | null, Message>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    const rows = words.tableRows(chosen, findLink);
    try {
      await saveTable(
        'xlsx',
        { headings: words.headings, rows, sheet: words.sheets },
        words.sheetTitle(chosen.trucker),
      );
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog title={words.dialogTitle} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        <Select
          label={words.trucker}
          value={keyOf(chosen)}
          options={sheets.map((sheet) => ({ value: keyOf(sheet), label: sheet.trucker ?? words.noTrucker }))}
          onChange={(key) => {
            const next = sheets.find((sheet) => keyOf(sheet) === key);
            if (next) onChoose(next);
          }}
        />
        <p className="text-sm text-ink-soft">{words.sheetCount(chosen.lines)}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => window.print()}>{words.print}</Button>
          <Button onClick={() => void save()}>{words.saveWorkbook}</Button>
        </div>
        {hasFailed && (
          <p role="alert" className="text-sm text-problem">
            {words.notSaved}
          </p>
        )}
        <MessageEditor
          message={edits.get(chosen.trucker) ?? words.sheetMessage(chosen, findLink)}
          fees={null}
          onEdit={(message) => setEdits(new Map(edits).set(chosen.trucker, message))}
        />
      </div>
    </Dialog>
  );
}

const keyOf = ({ trucker }: TruckerSheet) => trucker ?? '';
