import { useRef } from 'react';
import { fileRefusal, sizeText } from '#/domain/documents/fileCheck.ts';
import { namedFile } from '#/domain/evidence/words.ts';
import { useFileDialog } from '#/parts/pages/UploadButton.tsx';
import { Button } from '#/ui/Button.tsx';
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
        {refusal ?? words.fileHint}
      </p>
    </div>
  );
}
