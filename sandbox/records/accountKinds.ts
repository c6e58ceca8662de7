import { kindOf, type Node, one } from '#sandbox/jsonapi/node.ts';
import type { View } from '#sandbox/view.ts';
import type { Party } from '#sandbox/world/parties.ts';

/** The account of the key (docs/interface.md 3.6). */
const accountKind = kindOf<null>({
  type: 'account',
  id: () => '0c6f3c0a-6f2f-4d0d-9d66-3f2f0a6c4b11',
  attributes: () => ({ company_name: 'Meridian Forwarding' }),
});

/** The account has one user, of whom nothing is known but who it is (docs/interface.md 3.6). */
const userKind = kindOf<null>({
  type: 'user',
  id: () => '5b0c1a52-6c1e-4a86-9d0f-2f1d3c7e8a90',
  attributes: () => ({}),
});

export const userNode = (view: View): Node => userKind.node(view, null);

export const ofAccount = one<unknown>('account', (view) => accountKind.node(view, null));
export const ofUser = one<unknown>('user', userNode);

/** docs/interface.md 3.6. */
export const partyKind = kindOf<Party>({
  type: 'party',
  id: ({ id }) => id,
  attributes: (_, { companyName }) => ({ company_name: companyName }),
  relations: { account: ofAccount },
});

export function partyOf(view: View, id: string | null): Node | null {
  const party = id === null ? null : view.account.parties.party(id);
  return party && partyKind.node(view, party);
}
