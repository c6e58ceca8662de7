import { answeredRecord } from '#/data/http/answeredRecord.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { pathOf } from '#/data/http/pages.ts';
import { readAll } from '#/data/http/readAll.ts';
import type { Party } from '#/domain/records/party.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { partySchema, toParty } from './schema.ts';

/** The companies of the account, each once. */
export async function fetchParties(api: Api, options: CallOptions): Promise<readonly Party[]> {
  const path = pathOf(['parties'], { 'page[size]': '100' });
  return uniqueById((await readAll(api, path, partySchema, toParty, options)).records);
}

/** One party as it is now; null where the service answers with something else. */
export async function fetchParty(api: Api, id: string, options: CallOptions): Promise<Party | null> {
  const wire = answeredRecord(await api.read(pathOf(['parties', id]), options), partySchema);
  return wire && toParty(wire);
}

/** Creates a party, or renames the one of that id (docs/interface.md 2.11). Gives it as the service has it. */
export async function writeParty(
  api: Api,
  { id, name }: { readonly id: string | null; readonly name: string },
  options: CallOptions,
): Promise<Party | null> {
  const attributes = { company_name: name };
  const document =
    id === null
      ? await api.write('POST', pathOf(['parties']), { data: { type: 'party', attributes } }, options)
      : await api.write(
          'PATCH',
          pathOf(['parties', id]),
          { data: { type: 'party', id, attributes } },
          options,
        );
  const wire = answeredRecord(document, partySchema);
  return wire && toParty(wire);
}
