import { Hono } from 'hono';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { downloadLife, maxDocuments } from '#sandbox/documents/documents.ts';
import { documentTypes } from '#sandbox/documents/documentTypes.ts';
import { newDocument } from '#sandbox/documents/newDocument.ts';
import { collection, type Write, writing } from '#sandbox/jsonapi/collection.ts';
import { readInclude } from '#sandbox/jsonapi/include.ts';
import { notFound, Problem, tooMany, unprocessable, badParameter } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { documentKind } from '#sandbox/records/documentKinds.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import { changedLinks, readDocumentChange, readNewDocument } from './documentBody.ts';
import { fold, foldContainerNumber } from './shipmentSearch.ts';

const missing = 'There is no document with this id.';

/** docs/interface.md 2.10 and 3.10. */
export function documentRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/types', (c) => c.json({ document_types: documentTypes }))
    .route('/', collected)
    .get('/:id/download_url', async (c) => {
      const { id, hash } = findDocument(c);
      const { files, signer, timers } = c.get('documents');
      if (!(await files.has(hash))) throw noFile();
      const signed = signer.sign('download', id, timers.now() + downloadLife);
      return c.json({ download_url: `${c.get('view').origin}/v2/rails/active_storage/disk/${signed}` });
    });
}

const collected = collection<StoredDocument>({
  kind: documentKind,
  meta: 'pages',
  list: selectDocuments,
  find: ({ account }, id) => account.documents.document(id),
  missing,
  create: createDocument,
  alsoCreated: ['account'],
  change(view, document, c) {
    const { account, now } = view;
    const { links, ...change } = readResource(
      c,
      { type: documentKind.type, id: document.id },
      (attributes, relationships) => readDocumentChange(view, attributes, relationships),
    );
    const changed = { ...document, ...change, updatedAt: now };
    return writing(changed, () =>
      account.documents.transaction(() => {
        account.documents.update(changed);
        account.documents.setLinks(document.id, changedLinks(account.documents.links(document.id), links));
      }),
    );
  },
  remove({ account }, { id, hash }, c) {
    account.documents.transaction(() => {
      account.documents.remove(id);
      account.emails.removeUnused();
    });
    c.get('documents').tidy([hash]);
  },
  removed: 204,
});

function createDocument({ account, url, now }: View, c: SandboxContext): Write<StoredDocument> {
  // A wrong include is refused before anything else is looked at.
  readInclude(url.searchParams, documentKind.type);
  const { name, upload, links } = readResource(c, { type: documentKind.type }, (attributes, relationships) =>
    readNewDocument(c, attributes, relationships),
  );
  const existing = account.documents.withHash(upload.hash);
  if (existing) throw duplicate(existing);
  if (account.documents.count() >= maxDocuments) {
    throw tooMany(`${maxDocuments} documents`, 'Delete some first.');
  }
  const { fileName, contentType, size, hash } = upload;
  const document = newDocument({ name, fileName, contentType, size, hash }, now);
  return writing(document, () => {
    account.documents.transaction(() => {
      account.documents.add(document);
      account.documents.setLinks(document.id, changedLinks([], links));
    });
    void c.get('documents').wake();
  });
}

export function findDocument(c: SandboxContext): StoredDocument {
  const document = c.get('view').account.documents.document(c.req.param('id') ?? '');
  if (!document) throw notFound(missing);
  return document;
}

function duplicate({ id, name }: StoredDocument): Problem {
  const item = {
    status: '409',
    code: 'duplicate_document',
    title: 'Duplicate document',
    detail: `This file is there already, as “${name}”.`,
    meta: { existing_document_id: id, existing_document_name: name },
  };
  return new Problem(409, [item]);
}

function noFile(): Problem {
  return unprocessable([{ pointer: '', detail: 'The document has no file.' }]);
}

type Compare = (a: StoredDocument, b: StoredDocument) => number;

/** Everything was added by the one user of the account, so that order is the usual one. */
const sorts: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['document_type', (a, b) => compareCodeUnits(typeOf(a), typeOf(b))],
  ['added_by', () => 0],
  ['created_at', (a, b) => a.createdAt - b.createdAt],
]);

/** The documents that the query asks for, newest first unless it asks for another order (docs/interface.md 2.10). */
function selectDocuments(view: View): readonly StoredDocument[] {
  const { account, url } = view;
  const query = url.searchParams;
  let documents = account.documents.all();
  const name = query.get('filter[filename]');
  if (name) documents = documents.filter((each) => hasName(each, fold(name)));
  const reference = query.get('filter[reference]');
  if (reference) {
    const found = account.documents.withNumber(foldContainerNumber(reference));
    documents = documents.filter((each) => found.has(each.id));
  }
  const types = query.get('filter[document_types]');
  if (types) {
    const wanted = new Set(types.split(',').map((each) => each.trim()));
    documents = documents.filter((each) => wanted.has(typeOf(each)));
  }
  for (const type of ['shipment', 'container'] as const) {
    const id = query.get(`filter[${type}_id]`);
    if (id === null) continue;
    const linked = account.documents.linkedTo(type, id);
    documents = documents.filter((each) => linked.has(each.id));
  }
  return sorted(documents, query.get('sort'));
}

function sorted(documents: readonly StoredDocument[], sort: string | null): readonly StoredDocument[] {
  if (!sort) return documents;
  const compare = sorts.get(sort.replace(/^-/, ''));
  if (!compare)
    throw badParameter('sort', `sort accepts ${[...sorts.keys()].join(', ')}, each with - for descending.`);
  return documents.toSorted(sort.startsWith('-') ? (a, b) => compare(b, a) : compare);
}

function hasName({ name, fileName }: StoredDocument, wanted: string): boolean {
  return fold(name).includes(wanted) || fold(fileName).includes(wanted);
}

/** A user's word counts before that of the rules. */
function typeOf({ type, typeManual }: StoredDocument): string {
  return typeManual ?? type ?? '';
}
