import { Hono } from 'hono';
import { downloadLife, mostDocuments } from '#sandbox/documents/documents.ts';
import { documentTypes } from '#sandbox/documents/documentTypes.ts';
import { newDocument } from '#sandbox/documents/newDocument.ts';
import { answerEmpty, answerOne, answerPage, answerWrite, includedOf } from '#sandbox/jsonapi/answer.ts';
import { documentNode } from '#sandbox/jsonapi/documentGraph.ts';
import { readInclude, withUnasked } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { pageMeta } from '#sandbox/jsonapi/paging.ts';
import { notFound, Problem, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { SandboxContext, SandboxEnv } from '#sandbox/view.ts';
import { changedLinks, readDocumentChange, readNewDocument } from './documentBody.ts';
import { selectDocuments } from './documentList.ts';

const type = 'document';

/** docs/interface.md 2.10 and 3.10. */
export function documentRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const view = c.get('view');
      return answerPage(
        c,
        type,
        selectDocuments(view),
        (document) => documentNode(view, document),
        (page) => ({ size: page.rows.length, total: page.total, pagination: pageMeta(page) }),
      );
    })
    .get('/types', (c) => c.json({ document_types: documentTypes }))
    .get('/:id', (c) => answerOne(c, documentNode(c.get('view'), findDocument(c))))
    .get('/:id/download_url', async (c) => {
      const { id, hash } = findDocument(c);
      const { files, signer, timers } = c.get('documents');
      if (!(await files.has(hash))) throw noFile();
      const signed = signer.sign('download', id, timers.now() + downloadLife);
      return c.json({ download_url: `${c.get('view').origin}/v2/rails/active_storage/disk/${signed}` });
    })
    .post('/', answerNew)
    .patch('/:id', (c) => {
      const view = c.get('view');
      const { documents } = view.account;
      const document = findDocument(c);
      const { links, ...change } = readResource(c, { type, id: document.id }, (attributes, relationships) =>
        readDocumentChange(view, attributes, relationships),
      );
      return answerWrite(
        c,
        type,
        () =>
          documents.transaction(() => {
            documents.update({ ...document, ...change, updatedAt: view.now });
            documents.setLinks(document.id, changedLinks(documents.links(document.id), links));
          }),
        () => documentNode(view, { ...document, ...change, updatedAt: view.now }),
      );
    })
    .delete('/:id', (c) => {
      const { id, hash } = findDocument(c);
      const { documents, emails } = c.get('view').account;
      documents.transaction(() => {
        documents.remove(id);
        emails.removeUnused();
      });
      c.get('documents').tidy([hash]);
      return answerEmpty(c, 204);
    });
}

function answerNew(c: SandboxContext): Response {
  const view = c.get('view');
  const { documents } = view.account;
  const tree = withUnasked(readInclude(view.url.searchParams, type), ['account']);
  const { name, upload, links } = readResource(c, { type }, (attributes, relationships) =>
    readNewDocument(c, attributes, relationships),
  );
  const existing = documents.withHash(upload.hash);
  if (existing) throw duplicate(existing);
  if (documents.count() >= mostDocuments) throw tooMany();
  const { fileName, contentType, size, hash } = upload;
  const document = newDocument({ name, fileName, contentType, size, hash }, view.now);
  documents.transaction(() => {
    documents.add(document);
    documents.setLinks(document.id, changedLinks([], links));
  });
  void c.get('documents').wake();
  const node = documentNode(view, document);
  return send(c, { data: node.resource(), ...includedOf([node], tree), links: { self: view.url.href } }, 201);
}

export function findDocument(c: SandboxContext): StoredDocument {
  const document = c.get('view').account.documents.document(c.req.param('id') ?? '');
  if (!document) throw notFound('There is no document with this id.');
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

function tooMany(): Problem {
  const detail = `The account has ${mostDocuments} documents, which is the maximum. Delete some first.`;
  return unprocessable([{ pointer: '/data', detail }]);
}
