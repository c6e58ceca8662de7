import { useRef } from 'react';
import { fileRefusal } from '#/domain/documents/fileCheck.ts';
import type { InvoiceProblem, TypedLine } from '#/domain/evidence/typedInvoice.ts';
import { TextField } from '#/parts/fields/TextField.tsx';
import { useFileDialog } from '#/parts/pages/UploadButton.tsx';
import { Button } from '#/ui/Button.tsx';
import { describeRefusal, sizeText } from '#/wording/documents.ts';
import { invoiceProblems, namedFile } from '#/wording/evidence.ts';
import * as words from './words.ts';

/** The file that an invoice came as, where it is at hand. What documents cannot be is refused here already. */
export function InvoiceFileField({
  file,
  onChange,
}: {
  file: File | null;
  onChange: (file: File | null) => void;
}) {
  const chooser = useRef<HTMLButtonElement>(null);
  const { input, open } = useFileDialog(words.chooseFile, ([chosen]) => chosen && onChange(chosen), false);
  const refusal = file && fileRefusal(file);
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-center gap-2">
        {file && <span className="min-w-0 break-words">{namedFile(file.name, sizeText(file.size))}</span>}
        <Button ref={chooser} onClick={open}>
          {file ? words.chooseAnotherFile : words.chooseFile}
        </Button>
        {file && (
          <Button
            look="bare"
            aria-label={words.removeFile}
            onClick={() => {
              onChange(null);
              chooser.current?.focus();
            }}
          >
            {words.remove}
          </Button>
        )}
        {input}
      </div>
      <p role="status" className={refusal ? 'text-xs break-words text-problem' : 'text-xs text-ink-soft'}>
        {refusal ? describeRefusal(refusal) : words.fileHint}
      </p>
    </div>
  );
}

/** One line of an invoice. */
export function LineFields({
  position,
  line,
  problem,
  onChange,
  onRemove,
}: {
  position: number;
  line: TypedLine;
  problem: InvoiceProblem | null;
  onChange: (part: Partial<TypedLine>) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}) {
  return (
    <fieldset className="space-y-2 rounded border border-line p-3">
      <legend className="px-1 font-medium">{words.line(position)}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <TextField
          label={words.amount}
          value={line.amount}
          problem={problem && invoiceProblems[problem]}
          onChange={(amount) => onChange({ amount })}
        />
        <TextField
          label={words.currency}
          value={line.currency}
          onChange={(currency) => onChange({ currency: currency.slice(0, 3) })}
        />
        <TextField label={words.from} type="date" value={line.from} onChange={(from) => onChange({ from })} />
        <TextField
          label={words.through}
          type="date"
          value={line.through}
          onChange={(through) => onChange({ through })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft">{words.lineDays}</p>
        {onRemove && (
          <Button look="bare" aria-label={words.removeLine(position)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
