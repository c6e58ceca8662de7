import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { findQuery } from '#/data/find/queries.ts';
import type { DocumentLink, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { DocumentLinkName } from '#/features/documents/DocumentLinkNames.tsx';
import { links as words } from '#/features/documents/words.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Button } from '#/ui/Button.tsx';
import type { DocumentActions } from './useDocumentActions.ts';

const route = getRouteApi('/_app/documents/$documentId');

/** The shipments and containers of a document, with what takes one away and adds one. */
export function LinkedRecords({ document, actions }: { document: TradeDocument; actions: DocumentActions }) {
  const { links } = document;
  return (
    <Section title={words.title} level={2}>
      {links.length === 0 ? (
        <p className="text-sm text-ink-faint">{words.none}</p>
      ) : (
        <ul className="card divide-y divide-line text-sm">
          {links.map((link) => (
            <li key={`${link.kind} ${link.id}`} className="flex items-center gap-2 px-3 py-1.5">
              <span className="text-xs text-ink-faint">{words[link.kind]}</span>
              <span className="min-w-0 flex-1 break-words">
                <DocumentLinkName link={link} />
              </span>
              <Button
                look="bare"
                className="print:hidden"
                aria-label={words.remove(link.number ?? link.id)}
                aria-disabled={actions.isBusy}
                onClick={() => {
                  if (!actions.isBusy) actions.unlink(link);
                }}
              >
                {words.unlink}
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
      if (found.kind === 'none') return setFault(words.notFound(number));
      const { shipmentId, containerId, matched } = found;
      // A link is a statement: the nearest number is offered and never taken for the one that was meant.
      if (found.kind !== 'exactContainer' && found.kind !== 'exactShipment') {
        return setFault(words.nearest(number, matched));
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
      if (added.length === 0) return setFault(words.already(matched));
      setText('');
      return actions.link(added, matched);
    } catch (error) {
      const { title, next } = describeError(error);
      return setFault(`${title}. ${next}`);
    } finally {
      setFinding(false);
    }
  };

  return (
    <form
      aria-label={words.add}
      className="space-y-1 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== '' && !finding) void find();
      }}
    >
      <div className="flex gap-2">
        <input
          aria-label={words.number}
          placeholder={words.number}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
          className="num h-8 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2.5 text-sm placeholder:font-sans placeholder:text-ink-faint max-md:h-11"
        />
        <Button type="submit" disabled={number === ''} aria-disabled={finding || actions.isBusy}>
          {finding ? words.finding : words.find}
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
