import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const { ask, first, list } = openTestSandbox({ shipments: 40 });
const shipment = await first('/v2/shipments');
const container = await first('/v2/containers');
const party = await first('/v2/parties');
const request = await first('/v2/tracking_requests');
const definition = (await list('/v2/custom_field_definitions')).find(
  ({ attributes }) => attributes['data_type'] === 'enum',
);

interface Item {
  readonly detail: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string };
}

async function itemsOf(answer: Response): Promise<readonly Item[]> {
  return ((await answer.json()) as { errors: readonly Item[] }).errors;
}

/** What each kind of member may be given wrongly. */
const wrong: readonly unknown[] = ['', ' ', 'a\nb', 'x'.repeat(3_000), 7, true, [], {}, [7], ['a\tb'], null];

const writes: readonly (readonly [method: string, path: string, members: readonly string[]])[] = [
  [
    'POST',
    '/v2/tracking_requests',
    ['request_type', 'request_number', 'scac', 'ref_numbers', 'shipment_tags', 'auto_detect_vocc_scac'],
  ],
  ['PATCH', `/v2/tracking_requests/${request.id}`, ['ref_number']],
  ['PATCH', `/v2/shipments/${shipment.id}`, ['ref_numbers', 'tags']],
  ['PATCH', `/v2/containers/${container.id}`, ['ref_numbers']],
  ['POST', '/v2/parties', ['company_name']],
  ['PATCH', `/v2/parties/${party.id}`, ['company_name']],
  ['POST', '/v2/webhooks', ['url', 'active', 'events', 'headers']],
  [
    'POST',
    '/v2/custom_field_definitions',
    ['entity_type', 'api_slug', 'data_type', 'display_name', 'reference_type', 'description', 'validation'],
  ],
  ['PATCH', `/v2/custom_field_definitions/${definition?.id}`, ['display_name', 'api_slug', 'data_type']],
  ['POST', `/v2/custom_field_definitions/${definition?.id}/options`, ['label', 'value', 'position']],
  ['POST', `/v2/shipments/${shipment.id}/custom_fields`, ['api_slug', 'value']],
  ['POST', '/v2/documents', ['name', 'attached_document']],
];

const bare: readonly (readonly [path: string, members: readonly string[]])[] = [
  ['/v2/tracking_requests/infer_number', ['number']],
  ['/v2/webhooks/trigger', ['url', 'event', 'secret']],
  ['/v2/containers/refresh', ['data']],
];

/** The last name of a pointer, without the places in lists. */
function nameIn(pointer: string): string | undefined {
  return pointer
    .split('/')
    .filter((part) => part !== '' && part !== 'data' && !/^\d+$/.test(part))
    .at(-1);
}

/** Whether a message is a sentence that names its field once, and says what to do. */
function isGood({ detail, source }: Item, alone: string | undefined): boolean {
  const name = source?.parameter ?? nameIn(source?.pointer ?? '') ?? (source ? undefined : alone);
  if (!/^\S.*\.$/s.test(detail)) return false;
  if (name === undefined) return true;
  const isNamed =
    new RegExp(`\\b${name}`).test(detail) && !new RegExp(`\\b${name}\\b:? ${name}\\b`).test(detail);
  return isNamed && /\. \S|must be|accepts/.test(detail);
}

/** What is said badly of bodies that have each member wrong in turn. */
async function badMessages(
  method: string,
  path: string,
  members: readonly string[],
  envelope: (attributes: object) => object,
): Promise<readonly Item[]> {
  const tries = members.flatMap((name) => wrong.map((value) => ({ [name]: value })));
  const bad: Item[] = [];
  for (const attributes of [{}, ...tries]) {
    const answer = await ask(path, { method, body: JSON.stringify(envelope(attributes)) });
    if (answer.status < 400) continue;
    bad.push(...(await itemsOf(answer)).filter((item) => !isGood(item, members[0])));
  }
  return bad;
}

describe('every message names its field once, and says what is wrong and what to do', () => {
  it.each(writes)('%s %s', async (method, path, members) => {
    expect(await badMessages(method, path, members, (attributes) => ({ data: { attributes } }))).toEqual([]);
  });

  it.each(bare)('POST %s', async (path, members) => {
    expect(await badMessages('POST', path, members, (attributes) => attributes)).toEqual([]);
  });

  it.each([
    '/v2/shipments?filter[tracking_stopped]=perhaps',
    '/v2/shipments?include=nothing',
    '/v2/tracking_requests?filter[created_at][start]=soon',
    '/v2/documents?sort=colour',
    '/v2/webhook_notifications/examples',
    '/v2/webhook_notifications/examples?event=none',
    '/v2/search',
  ])('GET %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    for (const { detail, source } of await itemsOf(answer)) {
      expect(detail).toMatch(/\.$/);
      expect(detail).toContain(source?.parameter === 'include' ? 'nothing' : (source?.parameter ?? 'query'));
    }
  });

  it.each([
    [{}, 'scac is missing. Name the carrier, or set auto_detect_vocc_scac to true.'],
    [{ scac: '' }, 'scac is blank. Name the carrier, or set auto_detect_vocc_scac to true.'],
  ])('a carrier that is not named is asked for in the same words: %j', async (scac, detail) => {
    const attributes = { request_type: 'bill_of_lading', request_number: 'MAEU812345678', ...scac };
    const answer = await ask('/v2/tracking_requests', {
      method: 'POST',
      body: JSON.stringify({ data: { attributes } }),
    });
    expect((await itemsOf(answer)).map((item) => item.detail)).toEqual([detail]);
  });
});
