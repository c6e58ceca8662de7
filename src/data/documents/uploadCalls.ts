import * as v from 'valibot';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import { dataRecord } from '#/data/http/jsonapi.ts';
import { pathBelowBase, pathOf } from '#/data/http/pages.ts';
import { contentTypeOf } from '#/domain/documents/fileCheck.ts';
import { elsewhere } from './calls.ts';
import { md5Of } from './md5.ts';

const directUploadSchema = v.object({
  signed_id: v.string(),
  direct_upload: v.object({ url: v.string(), headers: v.nullish(v.looseObject({})) }),
});

/** What a file became: a document, or the one that holds the same file already. */
export interface Uploaded {
  readonly documentId: string;
  readonly isDuplicate: boolean;
  /** The name of the one that was there before; null where the service does not say, and for a new one. */
  readonly existingName: string | null;
}

export interface UploadOptions extends CallOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads a file in the three steps of docs/interface.md 2.10. Each goes out once.
 *
 * @param shipmentId what the document is linked to besides what is found in it; null for nothing
 */
export async function uploadDocument(
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
  if (path === null) throw new ApiError({ kind: 'malformed', detail: elsewhere });
  const headers = Object.fromEntries(
    Object.entries(direct_upload.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  await api.upload({ path, file, headers, signal, onProgress }, options);
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
