import { useRef, useState } from 'react';
import { readRecord, useAcknowledgements, writtenRecord } from '#/device/acknowledgements.ts';
import { together } from '#/device/acknowledging.ts';
import * as words from '#/features/exceptions/words.ts';
import { saveFile } from '#/files/saveFile.ts';
import { Button } from '#/ui/Button.tsx';

/** Far more than 5,000 acknowledgements and notes take. Bytes. */
const maxBytes = 8_000_000;

/** Takes what was acknowledged and noted on this device to another one, as a file. */
export function AcknowledgementFile() {
  const { acknowledged, notes } = useAcknowledgements();
  const [outcome, setOutcome] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = acknowledged.size + notes.size === 0;

  const exportAll = () => {
    const text = JSON.stringify({ landfall: 'acknowledgements', ...writtenRecord({ acknowledged, notes }) });
    saveFile(new Blob([text], { type: 'application/json' }), 'landfall-acknowledgements.json');
  };

  const importFrom = async (file: File) => {
    if (file.size > maxBytes) return words.fileTooLarge;
    const stored = parsed(await file.text());
    if (stored === null) return words.fileUnreadable;
    const { unread, ...record } = readRecord(stored);
    useAcknowledgements.setState(together({ acknowledged, notes }, record));
    return words.imported(record.acknowledged.size, record.notes.size, unread);
  };

  return (
    <div className="space-y-2 border-t border-line pt-3">
      <h3 className="font-semibold">{words.fileTitle}</h3>
      <p className="text-xs text-ink-soft">{words.fileHint}</p>
      <div className="flex gap-2">
        <Button
          aria-disabled={isEmpty}
          className="aria-disabled:opacity-50"
          onClick={() => (isEmpty ? setOutcome(words.nothingToExport) : exportAll())}
        >
          {words.exportFile}
        </Button>
        <Button onClick={() => field.current?.click()}>{words.importFile}</Button>
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          aria-label={words.importFile}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void importFrom(file).then(setOutcome, () => setOutcome(words.fileUnreadable));
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {outcome}
      </p>
    </div>
  );
}

/** The record of a file that Landfall wrote; null for any other. */
function parsed(text: string): unknown {
  try {
    const record: unknown = JSON.parse(text);
    const isOurs = typeof record === 'object' && record !== null && 'landfall' in record && 'seen' in record;
    return isOurs ? record : null;
  } catch {
    return null;
  }
}
