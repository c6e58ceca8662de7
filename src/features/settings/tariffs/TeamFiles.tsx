import { useRef, useState } from 'react';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { DropOverlay } from '#/parts/pages/DropOverlay.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Button } from '#/ui/Button.tsx';
import { useFileDrop } from '#/ui/hooks/useFileDrop.ts';
import type { Offer } from './OfferDialog.tsx';
import { acceptedFiles, openTeamFile, saveTeamFile, saveTeamSheet } from './teamFile.ts';
import * as words from './words.ts';

/** Saves the tariffs as a file, and opens that of somebody else: by the button, or dropped on the page. */
export function TeamFiles({
  book,
  isInDialog,
  onOffer,
}: {
  book: TariffBook;
  /** Nothing is opened while a form is filled in. */
  isInDialog: boolean;
  onOffer: (offer: Offer) => void;
}) {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const open = async (file: File | undefined) => {
    if (!file || reading !== null) return;
    setProblem(null);
    setReading(file.name);
    const { value, problems } = await openTeamFile(file, book);
    setReading(null);
    onOffer({ name: file.name, book: value, problems });
  };
  const saveSheet = async () => {
    setProblem(null);
    try {
      await saveTeamSheet(book);
    } catch (error) {
      setProblem(words.notWritten(error instanceof Error ? error.message : String(error)));
    }
  };
  // Also under a dialog: the browser would leave the page for the file.
  const isHeld = useFileDrop(
    () => true,
    ([file]) => void (isInDialog || open(file)),
  );

  return (
    <Section title={words.fileTitle} level={2}>
      <p className="max-w-prose text-sm text-ink-soft">
        {words.fileHint} {words.sheetHint}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => input.current?.click()}>{words.openFile}</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.openFile}
          accept={acceptedFiles}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // The same file may be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <Button onClick={() => saveTeamFile(book)}>{words.saveJson}</Button>
        <Button onClick={() => void saveSheet()}>{words.saveSheet}</Button>
        <p role="status" className="text-xs text-ink-soft">
          {reading !== null && words.reading(reading)}
        </p>
      </div>
      <p role="alert" className="text-sm break-words text-problem empty:hidden">
        {problem}
      </p>
      {isHeld && !isInDialog && <DropOverlay title={words.dropTitle} text={words.dropText} />}
    </Section>
  );
}
