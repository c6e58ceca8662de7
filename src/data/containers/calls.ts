import { answeredRecord } from '#/data/http/answeredRecord.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { pathOf } from '#/data/http/pages.ts';
import { readText, readTexts } from '#/data/http/schema.ts';
import { isObject } from '#/domain/records/json.ts';
import { containerSchema } from './schema.ts';

/**
 * Writes the references of a container in the place of those that were there (docs/interface.md 2.6). The answer is the
 * list as the service keeps it; null where it does not say.
 */
export async function writeContainerReferences(
  api: Api,
  id: string,
  refNumbers: readonly string[],
  options: CallOptions,
): Promise<readonly string[] | null> {
  const body = { data: { type: 'container', attributes: { ref_numbers: refNumbers } } };
  const document = await api.write('PATCH', pathOf(['containers', id]), body, options);
  const wire = answeredRecord(document, containerSchema);
  return wire ? readTexts(wire.attributes.ref_numbers) : null;
}

/**
 * Asks the sources of containers again (docs/interface.md 2.6), at most 100 with one call. The answer is what the service says
 * of it; null where it says nothing.
 */
export async function refreshContainers(
  api: Api,
  ids: readonly string[],
  options: CallOptions,
): Promise<string | null> {
  const body = { data: ids.map((id) => ({ type: 'container', id })) };
  const answer = await api.write('POST', pathOf(['containers', 'refresh']), body, options);
  const message = isObject(answer) ? answer['message'] : null;
  return typeof message === 'string' ? readText(message) : null;
}
