import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/data/http/api.ts';
import { ApiError, isUnclear } from '#/data/http/errors.ts';
import { describeFailure } from '#/data/http/errorTable.ts';
import { fileRefusal } from '#/domain/documents/fileCheck.ts';
import { refreshDocuments } from './queries.ts';
import { uploadDocument } from './uploadCalls.ts';
import { isUnderWay, type UploadItem, uploadListQuery } from './uploadList.ts';

/** Sends files and says how far they are. It outlives the page on which they were dropped. */
export interface Uploads {
  /** @param shipmentId what the documents are linked to; null for nothing */
  add(files: readonly File[], shipmentId: string | null): void;
  cancel(key: string): void;
  retry(key: string): void;
  /** Forgets what is no longer under way. */
  clear(): void;
}

/** Sent at once: each takes a connection of the browser for as long as it lasts. */
const maxRunning = 2;
/** More are a folder that somebody dropped by mistake. */
export const maxFiles = 200;

const desks = new WeakMap<QueryClient, Uploads>();

export function uploadsOf(api: Api, client: QueryClient): Uploads {
  let desk = desks.get(client);
  if (!desk) desks.set(client, (desk = createUploads(api, client)));
  return desk;
}

function createUploads(api: Api, client: QueryClient): Uploads {
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  let lastKey = 0;

  const list = () => client.getQueryData(uploadListQuery.queryKey) ?? [];
  const show = (items: readonly UploadItem[]) => {
    client.setQueryData(uploadListQuery.queryKey, items);
    if (items.some(isUnderWay)) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  };
  const put = (key: string, change: Partial<UploadItem>) =>
    show(list().map((item) => (item.key === key ? { ...item, ...change } : item)));

  function pump(): void {
    for (const { key, step } of list()) {
      if (running.size >= maxRunning) return;
      if (step === 'waiting') void send(key);
    }
  }

  async function send(key: string): Promise<void> {
    const file = files.get(key);
    const item = list().find((each) => each.key === key);
    if (!file || !item) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    put(key, { step: 'sending', share: 0, note: null });
    const onProgress = (share: number) => {
      if (!signal.aborted) put(key, { share });
    };
    try {
      const options = { lane: 'bulk', signal, onProgress } as const;
      const { documentId, isDuplicate, existingName } = await uploadDocument(
        api,
        file,
        item.shipmentId,
        options,
      );
      files.delete(key);
      put(key, { step: isDuplicate ? 'duplicate' : 'done', share: 1, documentId, note: existingName });
      refreshDocuments(client);
    } catch (error) {
      if (signal.aborted) put(key, { step: 'cancelled', share: 0 });
      else put(key, { step: 'failed', share: 0, note: whyNotUploaded(error) });
    } finally {
      running.delete(key);
      pump();
    }
  }

  return {
    add(chosen, shipmentId) {
      const items = chosen.slice(0, maxFiles).map((file): UploadItem => {
        const key = `${++lastKey}`;
        const refusal = fileRefusal(file);
        if (refusal === null) files.set(key, file);
        const { name, size } = file;
        const step = refusal === null ? 'waiting' : 'refused';
        return { key, name, size, shipmentId, step, share: 0, documentId: null, note: refusal };
      });
      show([...list(), ...items]);
      pump();
    },
    cancel(key) {
      running.get(key)?.abort();
      if (list().some((item) => item.key === key && item.step === 'waiting')) {
        put(key, { step: 'cancelled' });
      }
    },
    retry(key) {
      put(key, { step: 'waiting', share: 0, note: null });
      pump();
    },
    clear() {
      for (const item of list()) {
        if (!isUnderWay(item)) files.delete(item.key);
      }
      show(list().filter(isUnderWay));
    },
  };
}

/** Whoever leaves the page loses what is still on its way: the browser asks first. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** What happened and what to do, in the service's own words where it has any. */
export function whyNotUploaded(thrown: unknown): string {
  const error = thrown instanceof ApiError ? thrown : new ApiError({ kind: 'unexpected' });
  if (error.kind === 'offline')
    return 'This device is offline, so nothing was sent. Try again when it is online.';
  if (error.kind === 'invalid' && error.detail !== null) return `The service refuses it: “${error.detail}”`;
  const { title, why } = describeFailure(error);
  if (!isUnclear(error)) return `${title}. ${why}`;
  return `${title}. It may have arrived all the same; trying again stores no file twice.`;
}
