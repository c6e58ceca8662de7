import { recordNode } from '#sandbox/jsonapi/graph.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import type { View } from '#sandbox/view.ts';
import type { Party } from '#sandbox/world/parties.ts';

/** docs/interface.md 3.6. */
export function partyNode({ id, companyName }: Party): Node {
  const type = 'party';
  return recordNode(type, id, () => ({ id, type, attributes: { company_name: companyName } }), {});
}

export function partyNodes({ account }: View, id: string | null): readonly Node[] {
  const party = id === null ? null : account.parties.party(id);
  return party ? [partyNode(party)] : [];
}
