import type { SandboxContext } from '#sandbox/view.ts';
import { collectIncluded, type IncludeTree, readInclude } from './include.ts';
import { type Document, type Resource, send } from './jsonapi.ts';
import type { Node } from './node.ts';
import { type Page, pageLinks, paginate } from './paging.ts';

/** One record with what `include` asks for. */
export function answerOne(c: SandboxContext, node: Node, status: 200 | 201 = 200): Response {
  const { url } = c.get('view');
  const tree = readInclude(url.searchParams, node.type);
  const document = { data: node.resource(), ...includedOf([node], tree), links: { self: url.href } };
  return send(c, document, status);
}

/**
 * Writes, then answers with the record as it is after that, which `read` finds by what `write` gives. An answer that cannot be given, because its `include`
 * is wrong, is refused before anything is written.
 */
export function answerWrite<Written>(
  c: SandboxContext,
  type: string,
  write: () => Written,
  read: (written: Written) => Node,
  status: 200 | 201 = 200,
): Response {
  readInclude(c.get('view').url.searchParams, type);
  return answerOne(c, read(write()), status);
}

/** What was deleted has nothing to show (docs/interface.md trap 71). */
export function answerEmpty(c: SandboxContext, status: 200 | 204): Response {
  return c.body(null, status);
}

/**
 * One page of a list with what `include` asks for.
 *
 * @param type of the records, also of an empty list: an unknown include is refused there as well
 * @param toNode is called for the rows of the page only
 * @param meta what that list tells of itself; lists differ (docs/interface.md 1.4)
 * @param size of a page when nobody asks for one; lists differ in this too
 */
export function answerPage<T>(
  c: SandboxContext,
  type: string,
  all: readonly T[],
  toNode: (row: T) => Node,
  meta?: (page: Page<T>) => Record<string, unknown>,
  size?: number,
): Response {
  const { url } = c.get('view');
  const tree = readInclude(url.searchParams, type);
  const page = paginate(all, url.searchParams, size);
  const nodes = page.rows.map(toNode);
  const document: Document = {
    data: nodes.map((node) => node.resource()),
    ...includedOf(nodes, tree),
    links: pageLinks(url, page),
    ...(meta ? { meta: meta(page) } : {}),
  };
  return send(c, document);
}

// Without a question there is no `included` key at all (docs/interface.md 1.5).
export function includedOf(nodes: readonly Node[], tree: IncludeTree | null): { included?: Resource[] } {
  return tree ? { included: collectIncluded(nodes, tree) } : {};
}
