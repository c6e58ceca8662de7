import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { box, columns } from '#/features/track/words.ts';
import { readText, type TableRead } from '#/files/readTable.ts';
import { readTableFile } from '#/files/tableReader.ts';
import { colon } from '#/language/punctuation.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';

/** A longer paste is read at once: thousands of lines are not corrected in a box, which takes seconds to show them. */
const longestTyped = 20_000;

/** One box for one number, a pasted list, and a file that is dropped or chosen. */
export function NumberBox({
  text,
  onText,
  isReady,
  fault,
  onFault,
  onRead,
  onCancel,
}: {
  text: string;
  onText: (text: string) => void;
  /** Nothing is read before. */
  isReady: boolean;
  fault: string | null;
  onFault: (fault: string | null) => void;
  onRead: (read: TableRead, name: string | null) => void;
  onCancel?: () => void;
}) {
  const [reading, setReading] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  // Enter may be pressed before the list of this device is there.
  const isSent = useRef(false);
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const faultId = useId();
  const hintId = useId();

  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    setReading(chosen.name);
    onFault(null);
    try {
      onRead(await readTableFile(chosen), chosen.name);
    } catch (error) {
      onFault(`${chosen.name}${colon}${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setReading(null);
    }
  };
  const isBusy = !isReady || reading !== null;
  useEffect(() => {
    if (!isSent.current || isBusy) return;
    isSent.current = false;
    onRead(readText(text), null);
  }, [isBusy, onRead, text]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isBusy) return onFault(box.busy);
    const [dropped] = event.dataTransfer.files;
    if (dropped) return void readFile(dropped);
    // What was typed already stays.
    return onText([text, event.dataTransfer.getData('text')].filter(Boolean).join('\n'));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Files are dropped anywhere on it.
    <form
      className="card mx-4 mb-3 space-y-2 p-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter gets here, too.
        if (isBusy) isSent.current = true;
        else onRead(readText(text), null);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="block space-y-1">
        <span className="text-sm font-medium">{box.label}</span>
        <textarea
          ref={area}
          value={text}
          rows={6}
          autoFocus
          spellCheck={false}
          autoCapitalize="characters"
          placeholder={box.placeholder}
          aria-describedby={`${hintId} ${faultId}`}
          aria-invalid={fault !== null}
          onChange={({ target }) => {
            onText(target.value);
            onFault(null);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (isBusy || pasted.length < longestTyped) return;
            event.preventDefault();
            onRead(readText(pasted), null);
          }}
          onKeyDown={(event) => {
            // One number is sent off like a search; in a list, Enter begins a line.
            const isOne = !text.includes('\n');
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            if (!isOne && !event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className={classes(
            'num block w-full rounded border bg-surface p-2 text-sm placeholder:font-sans placeholder:text-ink-faint',
            over ? 'border-accent bg-accent-wash' : 'border-line-strong',
          )}
        />
      </label>
      <p id={faultId} role="alert" className={fault === null ? 'sr-only' : 'text-sm text-problem'}>
        {fault}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          {box.read}
        </Button>
        <Button disabled={isBusy} onClick={() => file.current?.click()}>
          {box.choose}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={box.file}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ target }) => {
            void readFile(target.files?.[0]);
            // The same file may be chosen again after it was corrected.
            target.value = '';
          }}
        />
        {text !== '' && (
          <Button
            onClick={() => {
              onText('');
              onFault(null);
              area.current?.focus();
            }}
          >
            {box.clear}
          </Button>
        )}
        {onCancel && <Button onClick={onCancel}>{columns.cancel}</Button>}
        <p id={hintId} role="status" className="text-xs text-ink-soft">
          {reading === null ? box.hint : box.reading(reading)}
        </p>
      </div>
    </form>
  );
}
