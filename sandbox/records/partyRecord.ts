import type { Resource } from '#sandbox/jsonapi/jsonapi.ts';
import type { Party } from '#sandbox/world/parties.ts';

/** docs/interface.md 3.6. */
export function partyRecord({ id, companyName }: Party): Resource {
  return { id, type: 'party', attributes: { company_name: companyName } };
}
