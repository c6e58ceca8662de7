import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError, isUnclear, toApiError } from '#/data/http/errors.ts';
import { dataRecord } from '#/data/http/jsonapi.ts';
import { pathBelowBase, pathOf } from '#/data/http/pages.ts';
import { uploadByXhr } from '#/data/http/uploadByXhr.ts';
import { describeFailure } from '#/data/http/words.ts';
import { contentTypeOf, fileRefusal } from '#/domain/documents/fileCheck.ts';
import { stop } from '#/language/punctuation.ts';
import { fileElsewhere } from './calls.ts';
import { md5Of } from './md5.ts';
import { refreshDocuments } from './queries.ts';
import { isUnderWay, type UploadItem, uploadListQuery } from './uploadList.ts';
import { maybeUploaded, refused, uploadOffline } from './words.ts';

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
      const options = { priority: 'bulk', signal, onProgress } as const;
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
        return { key, name, size, shipmentId, step, share: 0, documentId: null, refusal, note: null };
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
  const error = toApiError(thrown);
  if (error.kind === 'offline') return uploadOffline;
  if (error.kind === 'invalid' && error.detail !== null) return refused(error.detail);
  const { title, why } = describeFailure(error);
  if (!isUnclear(error)) return `${title}${stop}${why}`;
  return maybeUploaded(title);
}

const directUploadSchema = v.object({
  signed_id: v.string(),
  direct_upload: v.object({ url: v.string(), headers: v.nullish(v.looseObject({})) }),
});

/** What a file became: a document, or the one that holds the same file already. */
interface Uploaded {
  readonly documentId: string;
  readonly isDuplicate: boolean;
  /** The name of the one that was there before; null where the service does not say, and for a new one. */
  readonly existingName: string | null;
}

interface UploadOptions extends CallOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads a file in the three steps of docs/interface.md 2.10. Each goes out once.
 *
 * @param shipmentId what the document is linked to besides what is found in it; null for nothing
 */
async function uploadDocument(
  api: Api,
  file: File,
  shipmentId: string | null,
  { onProgress, ...options }: UploadOptions,
): Promise<Uploaded> {
  const { signal } = options;
  const blob = {
    filename: file.name,
    content_type: contentTypeOf(file) ?? 'application/octet-stream',
    byte_size: file.size,
    checksum: await md5Of(file, signal),
  };
  const answer = v.safeParse(
    directUploadSchema,
    await api.write('POST', pathOf(['rails', 'active_storage', 'direct_uploads']), { blob }, options),
  );
  if (!answer.success)
    throw new ApiError({ kind: 'malformed', detail: 'The answer names no place for the file.' });
  const { signed_id, direct_upload } = answer.output;
  const path = pathBelowBase(direct_upload.url);
  if (path === null) throw fileElsewhere();
  const headers = Object.fromEntries(
    Object.entries(direct_upload.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  await api.upload({ path, file, headers, signal, onProgress }, options, uploadByXhr);
  const data = {
    type: 'document',
    attributes: { name: file.name, attached_document: signed_id },
    ...(shipmentId !== null && {
      relationships: { shipments: { data: [{ type: 'shipment', id: shipmentId }] } },
    }),
  };
  try {
    const created = dataRecord(await api.write('POST', pathOf(['documents']), { data }, options));
    return { documentId: created.id, isDuplicate: false, existingName: null };
  } catch (error) {
    const existing = existingOf(error);
    if (existing) return existing;
    throw error;
  }
}

const existingSchema = v.object({
  existing_document_id: v.string(),
  existing_document_name: v.nullish(v.string()),
});

function existingOf(error: unknown): Uploaded | null {
  if (!(error instanceof ApiError) || error.kind !== 'conflict') return null;
  for (const { meta } of error.items) {
    const read = v.safeParse(existingSchema, meta);
    if (!read.success) continue;
    const { existing_document_id, existing_document_name } = read.output;
    return {
      documentId: existing_document_id,
      isDuplicate: true,
      existingName: existing_document_name ?? null,
    };
  }
  return null;
}
