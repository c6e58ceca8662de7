import { Hono } from 'hono';
import { findLinks, withFound } from '#sandbox/documents/findLinks.ts';
import { type Turn, turnPicture } from '#sandbox/documents/turnPicture.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { Problem } from '#sandbox/jsonapi/problem.ts';
import { readBare } from '#sandbox/jsonapi/writeBody.ts';
import type { Work } from '#sandbox/store/documents.ts';
import type { SandboxContext, SandboxEnv } from '#sandbox/view.ts';
import { findDocument } from './documents.ts';

/** What can be done again with a document; the answer comes before it is done (docs/interface.md 2.10). */
export function documentActionRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post('/:id/reextract', (c) => answerWork(c, 'extract'))
    .post('/:id/reclassify', (c) => answerWork(c, 'classify'))
    .post('/:id/relink', (c) => {
      const { id } = findDocument(c);
      const { account, now } = c.get('view');
      const { documents } = account;
      const found = findLinks(account, now, documents.numbers(id));
      // Whoever asks for the links again wants those back that were taken away.
      const added = documents.links(id).filter(({ origin }) => origin === 'added');
      documents.setLinks(id, withFound(added, found));
      return accepted(c);
    })
    .post('/:id/rotate', async (c) => {
      const { id, hash } = findDocument(c);
      const degrees = readBare(c, readDegrees);
      const bytes = await c.get('documents').files.read(hash);
      if (!bytes) throw invalid('No document attached');
      const document = findDocument(c);
      if (degrees === null || turnPicture(bytes, degrees) === null) throw invalid('Invalid rotation');
      const { account, now } = c.get('view');
      const rotation = turned(document.rotation, degrees);
      account.documents.update({ ...document, id, rotation, updatedAt: now });
      return accepted(c);
    });
}

function answerWork(c: SandboxContext, asked: 'extract' | 'classify'): Response {
  const document = findDocument(c);
  const work: Work = document.work === null || document.work === asked ? asked : 'read';
  c.get('view').account.documents.update({ ...document, work });
  void c.get('documents').wake();
  return accepted(c);
}

function accepted(c: SandboxContext): Response {
  return c.json({ status: 'accepted' }, 202);
}

const quarters = [90, 180, 270] as const;

function readDegrees(body: Fields): (typeof quarters)[number] | null {
  return quarters.find((each) => each === body.value('degrees')) ?? null;
}

function turned(rotation: Turn, degrees: Turn): Turn {
  return ([0, 90, 180, 270] as const).find((each) => each === (rotation + degrees) % 360) ?? 0;
}

/** As the live service says it (docs/interface.md 2.10). */
function invalid(title: 'Invalid rotation' | 'No document attached'): Problem {
  const detail =
    title === 'Invalid rotation'
      ? 'JPEG, PNG and TIFF pictures can be turned by 90, 180 or 270 degrees; other files cannot be turned.'
      : 'The document has no file.';
  return new Problem(422, [{ status: '422', title, detail, source: { pointer: '/degrees' } }]);
}
