import type { Node } from './node.ts';
import type { Resource } from './jsonapi.ts';
import { badParameter } from './problem.ts';

/** Which relationships may be asked for, per type (interface notes 1.4), and what they lead to. */
const includable: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  shipment: {
    containers: ['container'],
    pod_terminal: ['terminal'],
    port_of_lading: ['port'],
    port_of_discharge: ['port'],
    destination: ['port', 'metro_area'],
    destination_terminal: ['terminal', 'rail_terminal'],
  },
  container: {
    shipment: ['shipment'],
    pod_terminal: ['terminal'],
    pickup_facility: ['terminal'],
    transport_events: ['transport_event'],
  },
  transport_event: {
    shipment: ['shipment'],
    container: ['container'],
    location: ['port', 'metro_area'],
    vessel: ['vessel'],
    terminal: ['terminal', 'rail_terminal'],
  },
  tracking_request: { tracked_object: ['shipment'] },
  terminal: { port: ['port'] },
  rail_terminal: { metro_area: ['metro_area'] },
};

/** What to include, as a tree of relationship names. */
export interface IncludeTree extends ReadonlyMap<string, IncludeTree> {}

interface GrowingTree extends Map<string, GrowingTree> {}

/**
 * Reads `include`, a comma list of dotted paths.
 *
 * @returns null when nothing is asked for: the document then has no `included` at all
 * @throws Problem 400 naming the relationship that the type does not have
 */
export function readInclude(query: URLSearchParams, type: string): IncludeTree | null {
  const asked = query.get('include');
  if (asked === null || asked.trim() === '') return null;
  const tree: GrowingTree = new Map();
  for (const path of asked.split(',')) {
    let types: readonly string[] = [type];
    let branch = tree;
    for (const name of path.trim().split('.')) {
      const next = types.flatMap((each) =>
        Object.hasOwn(includable[each] ?? {}, name) ? (includable[each]?.[name] ?? []) : [],
      );
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
