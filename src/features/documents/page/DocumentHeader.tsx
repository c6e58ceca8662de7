import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { deleteDocumentMutation } from '#/data/documents/queries.ts';
import type { DocumentType, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { saveDocument } from '#/features/documents/saveDocument.ts';
import { detail, removal } from '#/features/documents/words.ts';
import { EditButton } from '#/parts/fields/EditInPlace.tsx';
import { DocumentBadge } from '#/parts/status/DocumentBadge.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { BackIcon } from '#/ui/icons/icons.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { PopoverButton } from '#/ui/overlays/PopoverButton.tsx';
import { typeLabel, typesToChoose, sizeText } from '#/wording/documents.ts';
import type { DocumentActions } from './useDocumentActions.ts';

const route = getRouteApi('/_app/documents/$documentId');

const line = 'flex min-h-9 w-full items-center rounded px-3 text-left text-sm hover:bg-hover max-md:min-h-11';

/** What the service finds, as a choice. */
const asFound = '';

/** The name of a document, its type, how far it is, and what can be done with it. */
export function DocumentHeader({
  document,
  types,
  typeName,
  file,
  actions,
}: {
  document: TradeDocument;
  types: readonly DocumentType[] | undefined;
  typeName: string;
  /** Null until it is loaded. */
  file: ArrayBuffer | null;
  actions: DocumentActions;
}) {
  const { name, sizeBytes, createdAt, manualType } = document;
  const [renaming, setRenaming] = useState(false);
  const choices = typesToChoose(types);
  const isKnown = manualType === null || choices.some(({ code }) => code === manualType);
  const label = manualType === null ? typeName : typeLabel(manualType, types);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          to="/documents"
          className="inline-flex items-center gap-1 text-sm text-ink-soft hover:text-ink max-md:hidden print:hidden"
        >
          <BackIcon />
          {detail.back}
        </Link>
        {renaming ? (
          <RenameForm
            name={name}
            onCancel={() => setRenaming(false)}
            onSave={(next) => {
              setRenaming(false);
              if (next !== name) actions.rename(next);
            }}
          />
        ) : (
          <div className="group flex min-w-0 items-center gap-2">
            <h1 className="min-w-0 text-title font-semibold break-words">{name}</h1>
            <EditButton name={detail.name} onClick={() => setRenaming(true)} />
          </div>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <DocumentBadge document={document} />
          {sizeBytes !== null && <span>{sizeText(sizeBytes)}</span>}
          <InstantTime at={createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Select
          label={detail.type}
          value={manualType ?? asFound}
          options={[
            { value: asFound, label: manualType === null ? label : detail.asFound },
            ...choices.map(({ code, label: each }) => ({ value: code, label: each })),
            ...(isKnown ? [] : [{ value: manualType, label }]),
          ]}
          onChange={(code) => {
            const next = code === asFound ? null : code;
            actions.setType(next, next === null ? detail.asFound : typeLabel(next, types));
          }}
        />
        <Button
          disabled={!file}
          onClick={() => {
            if (file) saveDocument(document, file);
          }}
        >
          {detail.download}
        </Button>
        <MoreActions document={document} actions={actions} />
      </div>
    </header>
  );
}

/** What is done less often. */
function MoreActions({ document, actions }: { document: TradeDocument; actions: DocumentActions }) {
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
        <ul className="p-2">
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

function RenameForm({
  name,
  onSave,
  onCancel,
}: {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(name);
  const next = draft.trim();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its controls.
    <form
      aria-label={detail.rename}
      className="flex flex-wrap items-center gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== '') onSave(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        aria-label={detail.name}
        value={draft}
        maxLength={200}
        autoFocus
        onChange={({ target }) => setDraft(target.value)}
        className="h-8 w-80 max-w-full rounded border border-line-strong bg-surface px-3 text-sm max-md:h-11"
      />
      <Button type="submit" look="primary" disabled={next === ''}>
        {detail.save}
      </Button>
      <Button onClick={onCancel}>{detail.cancel}</Button>
    </form>
  );
}

/** Asks before a document is deleted: the interface has no way back. */
function DeleteDocument({
  document: { id, name },
  onClose,
}: {
  document: TradeDocument;
  onClose: () => void;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const navigate = route.useNavigate();
  const { mutate, isPending, error } = useMutation(deleteDocumentMutation(api, useQueryClient(), id));
  return (
    <Dialog title={removal.title} onClose={onClose}>
      <div className="space-y-4 p-4 text-sm">
        <p className="break-words">
          {removal.what(name)} {removal.final}
        </p>
        {error && (
          <p role="alert" className="text-problem">
            {whyNotSaved(error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate(undefined, { onSuccess: () => void navigate({ to: '/documents' }) });
            }}
          >
            {removal.confirm}
          </Button>
          <Button onClick={onClose}>{removal.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
