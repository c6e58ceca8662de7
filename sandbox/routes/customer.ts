import type { Account } from '#sandbox/account.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';

/** Of `relationships`: the party that it is shipped for; null clears it, undefined is none given. */
export function readCustomer(relationships: Fields, { parties }: Account): string | null | undefined {
  const customer = relationships.reference('customer', ['party']);
  if (!customer) return customer;
  if (!parties.party(customer.id)) {
    relationships.refuse(
      'customer/data',
      'customer is not a party of this account. GET /parties lists them.',
    );
  }
  return customer.id;
}

/** `filter[customer_id]`: one id or several after commas, `@exists` or `@not_exists` (docs/interface.md 2.1). */
export function readCustomerFilter(query: URLSearchParams): ((customerId: string | null) => boolean) | null {
  const text = query.get('filter[customer_id]')?.trim();
  if (!text) return null;
  if (text === '@exists') return (id) => id !== null;
  if (text === '@not_exists') return (id) => id === null;
  const wanted = new Set(text.split(',').map((id) => id.trim()));
  return (id) => id !== null && wanted.has(id);
}
