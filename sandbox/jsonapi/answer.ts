import type { SandboxContext } from '#sandbox/view.ts';
import { collectIncluded, type IncludeTree, readInclude } from './include.ts';
import { type Document, send } from './jsonapi.ts';
import type { Node } from './node.ts';

/**
 * One record with what `include` asks for.
 *
 * @param also paths that are included besides, after those
 */
export function answerOne(
  c: SandboxContext,
  node: Node,
  status: 200 | 201 = 200,
  also: readonly string[] = [],
): Response {
  const { url } = c.get('view');
  const tree = readInclude(url.searchParams, node.type, also);
  const included = tree ? { included: collectIncluded([node], tree) } : {};
  return send(c, { data: node.resource(), ...included, links: { self: url.href } }, status);
}

/** Records of a list. Without a question there is no `included` key at all (docs/interface.md 1.5). */
export function listed(
  nodes: readonly Node[],
  tree: IncludeTree | null,
): Pick<Document, 'data' | 'included'> {
  const data = nodes.map((node) => node.resource());
  return tree ? { data, included: collectIncluded(nodes, tree) } : { data };
}
