import { useState } from 'react';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { detail } from '#/features/documents/words.ts';
import { PopoverButton } from '#/ui/PopoverButton.tsx';
import { DeleteDocument } from './DeleteDocument.tsx';
import type { DocumentActions } from './useDocumentActions.ts';

const line =
  'flex min-h-9 w-full items-center rounded-md px-3 text-left text-sm hover:bg-hover max-md:min-h-11';

/** What is done less often. */
export function MoreActions({ document, actions }: { document: TradeDocument; actions: DocumentActions }) {
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const entry = (label: string, run: () => void, look = '') => (
    <li>
      <button
        type="button"
        className={`${line} ${look}`}
        onClick={() => {
          setOpen(false);
          run();
        }}
      >
        {label}
      </button>
    </li>
  );
  return (
    <>
      <PopoverButton label={detail.more} text={detail.more} open={open} onOpen={setOpen}>
        <ul className="p-1.5">
          {entry(detail.reextract, () => actions.again('reextract'))}
          {entry(detail.reclassify, () => actions.again('reclassify'))}
          {entry(detail.relink, () => actions.again('relink'))}
          {document.contentType?.startsWith('image/') === true && entry(detail.rotate, actions.rotate)}
          {entry(detail.remove, () => setDeleting(true), 'text-problem')}
        </ul>
      </PopoverButton>
      {deleting && <DeleteDocument document={document} onClose={() => setDeleting(false)} />}
    </>
  );
}
