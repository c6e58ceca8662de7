import { useRef, useState } from 'react';
import type { Checked } from '#/domain/records/checked.ts';
import { DropOverlay } from '#/parts/pages/DropOverlay.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Button } from '#/ui/Button.tsx';
import { useFileDrop } from '#/ui/hooks/useFileDrop.ts';
import type { Offer } from './OfferDialog.tsx';
import * as words from './words.ts';

/** Saves what a team has entered as a file, and opens that of somebody else: by the button, or dropped on the page. */
export function TeamFiles<Content>({
  title,
  hint,
  accept,
  saves,
  isInDialog,
  onRead,
  onOffer,
}: {
  title: string;
  hint: string;
  /** Endings of the files that are read. */
  accept: string;
  /** The kinds of file that are written. */
  saves: readonly { readonly label: string; readonly save: () => void | Promise<void> }[];
  /** Nothing is opened while a form is filled in. */
  isInDialog: boolean;
  /** Never throws. */
  onRead: (file: File) => Promise<Checked<Content>>;
  onOffer: (offer: Offer<Content>) => void;
}) {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const open = async (file: File | undefined) => {
    if (!file || reading !== null) return;
    setProblem(null);
    setReading(file.name);
    const read = await onRead(file);
    setReading(null);
    onOffer({ name: file.name, ...read });
  };
  const write = async (save: () => void | Promise<void>) => {
    setProblem(null);
    try {
      await save();
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
    <Section title={title} level={2}>
      <p className="max-w-prose text-sm text-ink-soft">{hint}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => input.current?.click()}>{words.openFile}</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.openFile}
          accept={accept}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // The same file may be chosen again after it was corrected.
            target.value = '';
          }}
        />
        {saves.map(({ label, save }) => (
          <Button key={label} onClick={() => void write(save)}>
            {label}
          </Button>
        ))}
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
