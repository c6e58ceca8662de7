import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Resource } from './jsonapi.ts';
import type { Node } from './node.ts';
import { badParameter } from './problem.ts';

/**
 * Which relationships may be asked for, per type, and what they lead to: all that a record of that type shows. A tracking
 * request takes besides the names that clients of live services use (docs/interface.md 1.5).
 */
const includable: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  shipment: {
    containers: ['container'],
    pod_terminal: ['terminal'],
    port_of_lading: ['port'],
    port_of_discharge: ['port'],
    destination: ['port', 'metro_area'],
    destination_terminal: ['terminal', 'rail_terminal'],
    line_tracking_stopped_by_user: ['user'],
  },
  container: {
    shipment: ['shipment'],
    pod_terminal: ['terminal'],
    pickup_facility: ['terminal'],
    transport_events: ['transport_event'],
    raw_events: ['raw_event'],
  },
  transport_event: {
    shipment: ['shipment'],
    container: ['container'],
    location: ['port', 'metro_area'],
    vessel: ['vessel'],
    terminal: ['terminal', 'rail_terminal'],
  },
  raw_event: {
    container: ['container'],
    location: ['port', 'metro_area'],
    vessel: ['vessel'],
    terminal: ['terminal', 'rail_terminal'],
  },
  tracking_request: {
    tracked_object: ['shipment'],
    customer: ['party'],
    user: ['user'],
    shipment: ['shipment'],
    container: ['container'],
  },
  custom_field: {
    entity: ['shipment', 'container', 'tracking_request'],
    definition: ['custom_field_definition'],
    updated_by: ['user'],
  },
  custom_field_definition: { options: ['custom_field_option'] },
  webhook_notification: {
    webhook: ['webhook'],
    reference_object: ['tracking_request', 'transport_event'],
    document: ['document'],
    webhook_notification_logs: ['webhook_notification_log'],
  },
  document: {
    account: ['account'],
    user: ['user'],
    email_submission: ['email_submission'],
    last_document_representation: ['document_representation'],
    current_extraction: ['document_representation'],
    shipments: ['shipment'],
    cargos: ['container'],
  },
  email_submission: { account: ['account'], user: ['user'], documents: ['document'] },
  port: { terminals: ['terminal'] },
  terminal: { port: ['port'] },
  rail_terminal: { port: ['port'], metro_area: ['metro_area'] },
};

/** Relationships that come without asking, per type (docs/interface.md 1.5). */
const unasked: Readonly<Record<string, readonly string[]>> = {
  tracking_request: ['tracked_object'],
  raw_event: ['location', 'terminal', 'vessel'],
};

/** What to include, as a tree of relationship names. */
export interface IncludeTree extends ReadonlyMap<string, IncludeTree> {}

interface GrowingTree extends Map<string, GrowingTree> {}

/**
 * Reads `include`, a comma list of dotted paths. A comma at the end changes nothing. What comes without asking is added.
 *
 * @returns null when there is nothing to include: the document then has no `included` at all
 * @throws Problem 400 naming the relationship that the type does not have
 */
export function readInclude(query: URLSearchParams, type: string): IncludeTree | null {
  const asked = query.get('include')?.trim().replace(/,$/, '');
  const always = ownEntry(unasked, type) ?? [];
  if (!asked && always.length === 0) return null;
  const tree: GrowingTree = new Map(always.map((name) => [name, new Map()]));
  for (const path of asked ? asked.split(',') : []) {
    let types: readonly string[] = [type];
    let branch = tree;
    for (const name of path.trim().split('.')) {
      const next = types.flatMap((each) => ownEntry(ownEntry(includable, each) ?? {}, name) ?? []);
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

/** The tree with relationships that come without asking. */
export function withUnasked(tree: IncludeTree | null, names: readonly string[]): IncludeTree {
  const grown = new Map<string, IncludeTree>(tree);
  for (const name of names) grown.set(name, grown.get(name) ?? new Map());
  return grown;
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
