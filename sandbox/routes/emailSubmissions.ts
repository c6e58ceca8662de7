import { Hono } from 'hono';
import { includedOf } from '#sandbox/jsonapi/answer.ts';
import { emailNode } from '#sandbox/jsonapi/documentGraph.ts';
import { type IncludeTree, readInclude, withUnasked } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { pageLinks, pageMeta, paginate } from '#sandbox/jsonapi/paging.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv, View } from '#sandbox/view.ts';

/** E-mails that documents came with (docs/interface.md 3.10); documents and what was read come unasked. */
export function emailSubmissionRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const view = c.get('view');
      const tree = includeTree(view);
      const page = paginate(view.account.emails.all(), view.url.searchParams);
      const nodes = page.rows.map((email) => emailNode(view, email));
      return send(c, {
        data: nodes.map((node) => node.resource()),
        ...includedOf(nodes, tree),
        links: pageLinks(view.url, page),
        meta: { size: page.rows.length, total: page.total, pagination: pageMeta(page) },
      });
    })
    .get('/:id', (c) => {
      const view = c.get('view');
      const email = view.account.emails.email(c.req.param('id'));
      if (!email) throw notFound('There is no e-mail submission with this id.');
      const node = emailNode(view, email);
      const included = includedOf([node], includeTree(view));
      return send(c, { data: node.resource(), ...included, links: { self: view.url.href } });
    });
}

function includeTree({ url }: View): IncludeTree {
  const asked = readInclude(url.searchParams, 'email_submission');
  const below = withUnasked(asked?.get('documents') ?? null, ['last_document_representation']);
  return new Map([...(asked ?? []), ['documents', below]]);
}
