import { lookup } from '#/domain/records/lookup.ts';
import { kindsByType } from '#sandbox/records/kindsByType.ts';
import type { Resource } from './jsonapi.ts';
import type { Node } from './node.ts';
import { badParameter } from './problem.ts';

/** What to include, as a tree of relationship names. */
export interface IncludeTree extends ReadonlyMap<string, IncludeTree> {}

interface GrowingTree extends Map<string, GrowingTree> {}

/**
 * Reads `include`, a comma list of dotted paths. A comma at the end changes nothing. What comes without asking is added.
 *
 * @param also paths that are added at the end, on one route
 * @returns null when there is nothing to include: the document then has no `included` at all
 * @throws Problem 400 naming the relationship that the type does not have
 */
export function readInclude(
  query: URLSearchParams,
  type: string,
  also: readonly string[] = [],
): IncludeTree | null {
  const asked = query.get('include')?.trim().replace(/,$/, '');
  const always = kindsByType.get(type)?.unasked ?? [];
  const paths = [...always, ...(asked ? asked.split(',') : []), ...also];
  if (paths.length === 0) return null;
  const tree: GrowingTree = new Map();
  for (const path of paths) {
    let types: readonly string[] = [type];
    let branch = tree;
    for (const name of path.trim().split('.')) {
      const next = types.flatMap((each) => lookup(kindsByType.get(each)?.relations ?? {}, name)?.types ?? []);
      if (next.length === 0) {
        throw badParameter('include', `“${name}” is not a valid relationship of ${types.join(' or ')}.`);
      }
      types = next;
      const known = branch.get(name) ?? new Map();
      branch.set(name, known);
      branch = known;
    }
  }
  return tree;
}

/** Every related record on the paths of the tree, once, without the primary records themselves. */
export function collectIncluded(primary: readonly Node[], tree: IncludeTree): Resource[] {
  const seen = new Set(primary.map(keyOf));
  const included: Resource[] = [];
  const visit = (nodes: readonly Node[], branch: IncludeTree): void => {
    for (const [name, rest] of branch) {
      // Each record is followed once per step, or paths that go back and forth would grow without end.
      const related = new Map<string, Node>();
      for (const node of nodes) {
        for (const each of node.related(name)) related.set(keyOf(each), each);
      }
      for (const [key, node] of related) {
        if (seen.has(key)) continue;
        seen.add(key);
        included.push(node.resource());
      }
      if (rest.size > 0) visit([...related.values()], rest);
    }
  };
  visit(primary, tree);
  return included;
}

function keyOf(node: Node): string {
  return `${node.type}:${node.id}`;
}
