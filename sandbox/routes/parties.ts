import { randomUUID } from 'node:crypto';
import { collection, type Write, writing } from '#sandbox/jsonapi/collection.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { tooMany, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { partyKind } from '#sandbox/records/accountKinds.ts';
import type { View } from '#sandbox/view.ts';
import type { Party } from '#sandbox/world/parties.ts';

/** The documented faults of parties point without `/data/attributes` (docs/interface.md 1.6). */
const identity = { type: partyKind.type, pointer: '' };

/** The database has no limit of its own, and every list holds them all in memory. */
const maxParties = 10_000;

/** The companies of the account (docs/interface.md 2.11). */
export const partyRoutes = () =>
  collection<Party>({
    kind: partyKind,
    size: 25,
    meta: 'pages',
    list: ({ account }) => account.parties.parties(),
    find: ({ account }, id) => account.parties.party(id),
    create(view, c) {
      const isFull = view.account.parties.parties().length >= maxParties;
      if (isFull) throw tooMany(`${maxParties} parties`, 'Change one instead.');
      const companyName = readResource(c, identity, readCompanyName);
      return put(view, { id: randomUUID(), companyName, createdAt: view.now });
    },
    change(view, party, c) {
      const companyName = readResource(c, { ...identity, id: party.id }, (attributes) =>
        attributes.value('company_name') === undefined ? party.companyName : readCompanyName(attributes),
      );
      return put(view, { ...party, companyName });
    },
  });

function readCompanyName(attributes: Fields): string {
  return attributes.requiredText('company_name');
}

function put({ account }: View, party: Party): Write<Party> {
  const known = account.parties.named(party.companyName);
  if (known && known.id !== party.id) {
    const detail = `company_name: a company named ${known.companyName} already exists. Use that one, or choose another name.`;
    throw unprocessable([{ pointer: '/customer', detail, code: 'taken' }]);
  }
  return writing(party, () => account.parties.put(party));
}
