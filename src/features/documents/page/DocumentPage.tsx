import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import {
  documentFileQuery,
  documentQuery,
  documentTypesQuery,
  type OpenedDocument,
} from '#/data/documents/queries.ts';
import { findQuery } from '#/data/find/queries.ts';
import type { DocumentLink, DocumentType, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { DocumentLinkName } from '#/features/documents/DocumentLinkNames.tsx';
import { PageStack } from '#/features/documents/pages/PageStack.tsx';
import * as words from '#/features/documents/words.ts';
import { stop } from '#/language/punctuation.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel, type ErrorText } from '#/parts/pages/ErrorPanel.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Button } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { typeLabel } from '#/wording/documents.ts';
import { DocumentHeader } from './DocumentHeader.tsx';
import { FieldList } from './FieldList.tsx';
import { type DocumentActions, useDocumentActions } from './useDocumentActions.ts';

const route = getRouteApi('/_app/documents/$documentId');

/** One document: its file beside what was read from it, and what it is linked to. */
export function DocumentPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { documentId } = route.useParams();
  const { data, error, refetch } = useQuery(documentQuery(api, documentId));
  const { data: types } = useQuery(documentTypesQuery(api));
  if (data && !isNotFound(error)) {
    const { id, type } = data.document;
    return (
      <DocumentView
        key={id}
        opened={data}
        types={types}
        typeName={typeLabel(type, types)}
        problem={error && describeError(error)}
      />
    );
  }
  return (
    <div className="p-4">
      <title>{`${words.title} · Landfall`}</title>
      {isNotFound(error) ? (
        <EmptyState title={words.detail.missing} heading="h1">
          <p>{words.detail.missingHint}</p>
          <Link to="/documents" className="font-medium underline underline-offset-2">
            {words.detail.back}
          </Link>
        </EmptyState>
      ) : error ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <ErrorPanel words={describeError(error)} onRetry={() => void refetch()} />
        </>
      ) : (
        <div aria-busy className="space-y-3">
          <h1 role="status" className="sr-only">
            {words.detail.loading}
          </h1>
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  );
}

function DocumentView({
  opened: { document, reading },
  types,
  typeName,
  problem,
}: {
  opened: OpenedDocument;
  types: readonly DocumentType[] | undefined;
  typeName: string;
  /** Why it could not be refreshed. */
  problem: ErrorText | null;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const file = useQuery(documentFileQuery(api, document.id));
  const actions = useDocumentActions(api, document);
  /** The field that is pointed at. */
  const [shown, setShown] = useState<string | null>(null);
  const fields = reading?.fields ?? [];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 md:p-4">
      <title>{`${document.name} · Landfall`}</title>
      <DocumentHeader
        document={document}
        types={types}
        typeName={typeName}
        file={file.data ?? null}
        actions={actions}
      />
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {actions.done?.undo ? (
          <UndoLine done={actions.done.words} onUndo={actions.done.undo} />
        ) : (
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {actions.done?.words}
          </p>
        )}
        {actions.failure !== null && (
          <p role="alert" className="text-sm text-problem">
            {actions.failure}
          </p>
        )}
        {problem && (
          <p role="status" className="text-sm text-attention">
            {problem.title}
            {stop}
            {problem.next}
          </p>
        )}
      </div>
      <div className="grid min-h-0 flex-1 gap-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[minmax(0,1fr)] print:block">
        <PageStack document={document} fields={fields} shown={shown} file={file} />
        <div className="min-w-0 space-y-5 lg:overflow-y-auto">
          <FieldList document={document} reading={reading} shown={shown} onShow={setShown} />
          <LinkedRecords document={document} actions={actions} />
          {document.notes !== null && document.notes !== document.failedReason && (
            <p className="text-xs text-ink-faint">{document.notes}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** The shipments and containers of a document, with what takes one away and adds one. */
function LinkedRecords({ document, actions }: { document: TradeDocument; actions: DocumentActions }) {
  const { links } = document;
  return (
    <Section title={words.links.title} level={2}>
      {links.length === 0 ? (
        <p className="text-sm text-ink-faint">{words.links.none}</p>
      ) : (
        <ul className="card divide-y divide-line text-sm">
          {links.map((link) => (
            <li key={`${link.kind} ${link.id}`} className="flex items-center gap-2 px-3 py-1">
              <span className="text-xs text-ink-faint">{words.links[link.kind]}</span>
              <span className="min-w-0 flex-1 break-words">
                <DocumentLinkName link={link} />
              </span>
              <Button
                look="bare"
                className="print:hidden"
                aria-label={words.links.remove(link.number ?? link.id)}
                aria-disabled={actions.isBusy}
                onClick={() => {
                  if (!actions.isBusy) actions.unlink(link);
                }}
              >
                {words.links.unlink}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LinkForm links={links} actions={actions} />
    </Section>
  );
}

/** Finds a number as the find box does, and links what it names. */
function LinkForm({ links, actions }: { links: readonly DocumentLink[]; actions: DocumentActions }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [finding, setFinding] = useState(false);
  const number = text.trim();

  const find = async () => {
    setFinding(true);
    setFault(null);
    try {
      const found = await client.query(findQuery(api, client, number));
      if (found.kind === 'none') return setFault(words.links.notFound(number));
      const { shipmentId, containerId, matched } = found;
      // A link is a statement: the nearest number is offered and never taken for the one that was meant.
      if (found.kind !== 'exactContainer' && found.kind !== 'exactShipment') {
        return setFault(words.links.nearest(number, matched));
      }
      const wanted: DocumentLink[] = [
        { kind: 'shipment', id: shipmentId, number: null, shipmentId },
        ...(containerId === null
          ? []
          : [{ kind: 'container' as const, id: containerId, number: matched, shipmentId }]),
      ];
      const added = wanted.filter(
        ({ kind, id }) => !links.some((link) => link.kind === kind && link.id === id),
      );
      if (added.length === 0) return setFault(words.links.already(matched));
      setText('');
      return actions.link(added, matched);
    } catch (error) {
      const { title, next } = describeError(error);
      return setFault(`${title}${stop}${next}`);
    } finally {
      setFinding(false);
    }
  };

  return (
    <form
      aria-label={words.links.add}
      className="space-y-1 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== '' && !finding) void find();
      }}
    >
      <div className="flex gap-2">
        <input
          aria-label={words.links.number}
          placeholder={words.links.number}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
          className="num h-8 min-w-0 flex-1 rounded border border-line-strong bg-surface px-3 text-sm placeholder:font-sans placeholder:text-ink-faint max-md:h-11"
        />
        <Button type="submit" disabled={number === ''} aria-disabled={finding || actions.isBusy}>
          {finding ? words.links.finding : words.links.find}
        </Button>
      </div>
      {fault !== null && (
        <p role="alert" className="text-sm text-problem">
          {fault}
        </p>
      )}
    </form>
  );
}
