import { answeredRecord } from './answeredRecord.ts';
import type { Api, CallOptions } from './api.ts';
import { readTexts } from './attributes.schema.ts';
import { containerSchema } from './container.schema.ts';
import { pathOf } from './pages.ts';

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
