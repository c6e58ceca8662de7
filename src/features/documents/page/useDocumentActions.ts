import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import {
  changeDocumentMutation,
  type DocumentEdit,
  type DocumentOrder,
  orderMutation,
} from '#/data/documents/queries.ts';
import type { DocumentLink, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { done as words } from '#/features/documents/words.ts';

/** What was done last, and how to undo it. */
interface Done {
  readonly words: string;
  readonly undo: (() => void) | null;
}

type Ids = Pick<TradeDocument, 'links'>;

const idsOf = ({ links }: Ids, kind: DocumentLink['kind']) =>
  links.filter((link) => link.kind === kind).map(({ id }) => id);

const withLinks =
  (added: readonly DocumentLink[]): DocumentEdit =>
  (newest) => ({
    shipmentIds: [...new Set([...idsOf(newest, 'shipment'), ...idsOf({ links: added }, 'shipment')])],
    containerIds: [...new Set([...idsOf(newest, 'container'), ...idsOf({ links: added }, 'container')])],
  });

const withoutLinks =
  (removed: readonly DocumentLink[]): DocumentEdit =>
  (newest) => {
    const left = newest.links.filter(
      ({ kind, id }) => !removed.some((link) => link.kind === kind && link.id === id),
    );
    return {
      shipmentIds: idsOf({ links: left }, 'shipment'),
      containerIds: idsOf({ links: left }, 'container'),
    };
  };

/** Changes of a document that can be undone, and what the service does with it again. */
export function useDocumentActions(api: RouterContext['api'], document: TradeDocument) {
  const client = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const change = useMutation(changeDocumentMutation(api, client, document.id));
  const order = useMutation(orderMutation(api, client, document.id));
  const error = change.error ?? order.error;

  const make = (edit: DocumentEdit, said: string, back: DocumentEdit) => {
    setDone(null);
    order.reset();
    const undo = () => change.mutate(back, { onSuccess: () => setDone({ words: words.undone, undo: null }) });
    change.mutate(edit, { onSuccess: () => setDone({ words: said, undo }) });
  };
  const start = (what: DocumentOrder, said: string, back: DocumentOrder | null = null) => {
    setDone(null);
    change.reset();
    const undo = back && (() => start(back, words.undone));
    order.mutate(what, { onSuccess: () => setDone({ words: said, undo }) });
  };

  return {
    done,
    failure: error && whyNotSaved(error),
    isBusy: change.isPending || order.isPending,
    rename: (name: string) =>
      make(
        () => ({ name }),
        words.renamed(name),
        () => ({ name: document.name }),
      ),
    /** @param type null: the one that the service finds */
    setType: (type: string | null, label: string) =>
      make(
        () => ({ manualType: type }),
        words.typed(label),
        () => ({ manualType: document.manualType }),
      ),
    link: (links: readonly DocumentLink[], name: string) =>
      make(withLinks(links), words.linked(name), withoutLinks(links)),
    unlink: (link: DocumentLink) =>
      make(withoutLinks([link]), words.unlinked(link.number ?? link.id), withLinks([link])),
    again: (task: 'reextract' | 'reclassify' | 'relink') => start(task, words[task]),
    rotate: () => start({ rotate: 90 }, words.rotated, { rotate: 270 }),
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
