import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { typeLabel, typesToChoose } from '#/domain/documents/documentType.ts';
import { sizeText } from '#/domain/documents/fileCheck.ts';
import type { DocumentType, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { saveDocument } from '#/features/documents/saveDocument.ts';
import { detail } from '#/features/documents/words.ts';
import { DocumentBadge } from '#/parts/DocumentBadge.tsx';
import { EditButton } from '#/parts/EditButton.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { BackIcon } from '#/ui/icons.tsx';
import { Select } from '#/ui/Select.tsx';
import { MoreActions } from './MoreActions.tsx';
import { RenameForm } from './RenameForm.tsx';
import type { DocumentActions } from './useDocumentActions.ts';

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
          <div className="group flex min-w-0 items-center gap-1.5">
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
