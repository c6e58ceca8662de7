import { isObject } from '#/domain/records/json.ts';
import { documentTypes, readDocumentType } from '#sandbox/documents/documentTypes.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import type { Link, LinkedType, StoredDocument } from '#sandbox/store/documents.ts';
import type { Upload } from '#sandbox/store/uploads.ts';
import type { SandboxContext, View } from '#sandbox/view.ts';

/** What a document is to be about, by kind; undefined leaves that kind as it is. */
export type WantedLinks = Readonly<Record<LinkedType, readonly string[] | undefined>>;

const maxManualBytes = 64 * 1024;

export function readNewDocument(c: SandboxContext, attributes: Fields, relationships: Fields) {
  const name = attributes.requiredText('name');
  const signed = attributes.requiredText('attached_document', 1_000);
  const upload = signed === '' ? null : findUpload(c, signed);
  if (signed !== '' && !upload) {
    attributes.refuse(
      'attached_document',
      'attached_document must be the signed_id of an upload of the last hour, sent in full. Upload the file again.',
    );
  }
  const links = readLinks(c.get('view'), relationships);
  attributes.check();
  if (!upload) throw new Error('A body without an upload is refused.');
  return { name, upload, links };
}

function findUpload(c: SandboxContext, signed: string): (Upload & { readonly hash: string }) | null {
  const { signer, timers, uploads } = c.get('documents');
  const id = signer.verify('attach', signed, timers.now());
  const upload = id === null ? null : uploads.upload(id);
  return upload?.hash ? { ...upload, hash: upload.hash } : null;
}

type Change = Partial<Pick<StoredDocument, 'name' | 'typeManual' | 'extractedManual'>>;

export function readDocumentChange(
  view: View,
  attributes: Fields,
  relationships: Fields,
): Change & { readonly links: WantedLinks } {
  const name = attributes.value('name') === undefined ? {} : { name: attributes.requiredText('name') };
  return {
    ...name,
    ...readTypeManual(attributes),
    ...readExtractedManual(attributes),
    links: readLinks(view, relationships),
  };
}

function readTypeManual(attributes: Fields): Change {
  const code = attributes.text('document_type_manual');
  if (code === undefined || code === null) return code === undefined ? {} : { typeManual: null };
  const typeManual = readDocumentType(code);
  if (typeManual === null) {
    const codes = documentTypes.map((each) => each.code).join(', ');
    attributes.refuse('document_type_manual', `document_type_manual must be one of ${codes}, or null.`);
  }
  return { typeManual };
}

function readExtractedManual(attributes: Fields): Change {
  const value = attributes.value('extracted_data_manual');
  if (value === undefined) return {};
  if (value === null) return { extractedManual: null };
  const text = JSON.stringify(value);
  if (!isObject(value)) {
    attributes.refuse('extracted_data_manual', 'extracted_data_manual must be an object or null.');
  } else if (Buffer.byteLength(text) > maxManualBytes) {
    attributes.refuse('extracted_data_manual', 'extracted_data_manual is larger than 64 kB.');
  }
  return { extractedManual: text };
}

function readLinks(view: View, relationships: Fields): WantedLinks {
  const { account, now } = view;
  return {
    shipment: readIds(relationships, 'shipments', 'shipment', (id) => account.shipment(id, now) !== null),
    container: readIds(relationships, 'cargos', 'container', (id) => account.container(id, now) !== null),
  };
}

function readIds(
  relationships: Fields,
  name: string,
  type: LinkedType,
  isKnown: (id: string) => boolean,
): readonly string[] | undefined {
  return relationships.references(name, type)?.map(({ id }, index) => {
    if (id !== '' && !isKnown(id))
      relationships.refuse(
        `${name}/data/${index}`,
        `${name} has no ${type} with this id. Name one of this account.`,
      );
    return id;
  });
}

/** Users' links over those that numbers have made: what they took away stays away. */
export function changedLinks(known: readonly Link[], wanted: WantedLinks): readonly Link[] {
  const kept = known.map((link): Link => {
    const ids = wanted[link.type];
    if (ids === undefined) return link;
    if (!ids.includes(link.id)) return { ...link, origin: 'removed' };
    return link.origin === 'removed' ? { ...link, origin: 'added' } : link;
  });
  const isKept = (type: LinkedType, id: string) => kept.some((link) => link.type === type && link.id === id);
  const types = ['shipment', 'container'] as const;
  const added = types.flatMap((type) =>
    [...new Set(wanted[type])]
      .filter((id) => !isKept(type, id))
      .map((id): Link => ({ type, id, origin: 'added' })),
  );
  return [...kept, ...added];
}
