import * as v from 'valibot';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import { createIncluded, dataRecord, readList, readRecord, totalOf, nextLink } from '#/data/http/jsonapi.ts';
import { pathBelowBase, pathOf, pathOfLink } from '#/data/http/pages.ts';
import { readText } from '#/data/http/schema.ts';
import { isObject } from '#/domain/records/json.ts';
import type {
  DocumentReading,
  DocumentType,
  EmailMessage,
  TradeDocument,
} from '#/domain/records/tradeDocument.ts';
import {
  documentTypesSchema,
  emailSchema,
  toEmail,
  type DocumentRelations,
  linkedContainerSchema,
  linkedShipmentSchema,
  representationSchema,
  toReading,
  toTradeDocument,
  tradeDocumentSchema,
} from './schema.ts';

const links = 'shipments,cargos';

/** A page of documents, the newest first. */
export interface DocumentPage {
  readonly documents: readonly TradeDocument[];
  /** Records that could not be read. */
  readonly skipped: number;
  /** How many the account has; null where the answer does not say. */
  readonly total: number | null;
  /** The path of the page after it; null on the last. */
  readonly next: string | null;
}

/** @param shipmentId limits the list to what is linked to it */
export function firstDocumentsPath(shipmentId: string | null = null): string {
  return pathOf(['documents'], {
    sort: '-created_at',
    'page[size]': '100',
    include: links,
    ...(shipmentId !== null && { 'filter[shipment_id]': shipmentId }),
  });
}

export async function fetchDocumentPage(api: Api, path: string, options: CallOptions): Promise<DocumentPage> {
  const answer = await api.read(path, options);
  const related = relationsOf(answer);
  const { records, skipped } = readList(answer, tradeDocumentSchema, (wire) =>
    toTradeDocument(wire, related),
  );
  const link = nextLink(answer);
  const isLast = link === null || records.length + skipped === 0;
  return {
    documents: records,
    skipped,
    total: totalOf(answer),
    next: isLast ? null : pathOfLink(link, path),
  };
}

/** A document with what was read from it. */
export interface OpenedDocument {
  readonly document: TradeDocument;
  /** Null while nothing was. */
  readonly reading: DocumentReading | null;
}

export async function fetchDocument(api: Api, id: string, options: CallOptions): Promise<OpenedDocument> {
  const path = pathOf(['documents', id], { include: `${links},last_document_representation` });
  const answer = await api.read(path, options);
  const wire = readRecord(tradeDocumentSchema, dataRecord(answer));
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no document.' });
  const ref = wire.relationships?.last_document_representation?.data ?? null;
  const representation = readRecord(representationSchema, createIncluded(answer).find(ref));
  return {
    document: toTradeDocument(wire, relationsOf(answer)),
    reading: representation && toReading(representation),
  };
}

export async function fetchDocumentTypes(api: Api, options: CallOptions): Promise<readonly DocumentType[]> {
  const answer = v.safeParse(documentTypesSchema, await api.read(pathOf(['documents', 'types']), options));
  if (!answer.success)
    throw new ApiError({ kind: 'malformed', detail: 'The answer holds no document types.' });
  return answer.output.document_types.flatMap((type) =>
    type ? [{ code: type.code, label: readText(type.label) ?? type.code }] : [],
  );
}

/** The file of a document, by an address that the service gives for a while (docs/interface.md 2.10). */
export async function fetchFile(api: Api, id: string, options: CallOptions): Promise<ArrayBuffer> {
  const answer = await api.read(pathOf(['documents', id, 'download_url']), options);
  const link = isObject(answer) ? answer['download_url'] : null;
  const path = typeof link === 'string' ? pathBelowBase(link) : null;
  if (path === null) throw fileElsewhere();
  return api.readBytes(path, options);
}

export async function fetchEmail(api: Api, id: string, options: CallOptions): Promise<EmailMessage> {
  const wire = readRecord(
    emailSchema,
    dataRecord(await api.read(pathOf(['email_submissions', id]), options)),
  );
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no e-mail.' });
  return toEmail(wire);
}

/** What may be changed of a document; what is left out stays. */
export interface DocumentChange {
  readonly name?: string;
  /** Null: the type that the service finds. */
  readonly manualType?: string | null;
  readonly shipmentIds?: readonly string[];
  readonly containerIds?: readonly string[];
}

export async function changeDocument(
  api: Api,
  id: string,
  { name, manualType, shipmentIds, containerIds }: DocumentChange,
  options: CallOptions,
): Promise<void> {
  const refs = (type: string, ids: readonly string[]) => ({ data: ids.map((each) => ({ type, id: each })) });
  const attributes = {
    ...(name !== undefined && { name }),
    ...(manualType !== undefined && { document_type_manual: manualType }),
  };
  const relationships = {
    ...(shipmentIds && { shipments: refs('shipment', shipmentIds) }),
    ...(containerIds && { cargos: refs('container', containerIds) }),
  };
  await api.write(
    'PATCH',
    pathOf(['documents', id]),
    { data: { type: 'document', id, attributes, relationships } },
    options,
  );
}

/** What the service does again with a document, after its answer. */
export type DocumentTask = 'reextract' | 'reclassify' | 'relink';

export async function startTask(
  api: Api,
  id: string,
  task: DocumentTask,
  options: CallOptions,
): Promise<void> {
  await api.write('POST', pathOf(['documents', id, task]), {}, options);
}

/** Turns an image clockwise. */
export async function rotateDocument(
  api: Api,
  id: string,
  degrees: 90 | 180 | 270,
  options: CallOptions,
): Promise<void> {
  await api.write('POST', pathOf(['documents', id, 'rotate']), { degrees }, options);
}

export async function deleteDocument(api: Api, id: string, options: CallOptions): Promise<void> {
  await api.write('DELETE', pathOf(['documents', id]), undefined, options);
}

export const fileElsewhere = (): ApiError =>
  new ApiError({
    kind: 'malformed',
    detail: 'The service stores its files at an address that this page may not reach.',
  });

function relationsOf(answer: unknown): DocumentRelations {
  const included = createIncluded(answer);
  return {
    shipment: (ref) => readRecord(linkedShipmentSchema, included.find(ref)),
    container: (ref) => readRecord(linkedContainerSchema, included.find(ref)),
  };
}
