import { expect, it } from 'vitest';
import { eventNames } from '#sandbox/events/catalogue.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const service = openTestSandbox({ shipments: 300 });

interface Example {
  readonly data: readonly TestRecord[];
  readonly included?: readonly TestRecord[];
}

/** The example of an event, and the record in it that the event is about. */
async function exampleOf(
  event: string,
): Promise<{ record: TestRecord | undefined; included: readonly string[] }> {
  const { data, included = [] } = (await service.json(
    `/v2/webhook_notifications/examples?event=${event}`,
  )) as Example;
  const about = data[0]?.relationships['reference_object']?.data as TestRecord | null;
  return {
    record: included.find(({ id, type }) => id === about?.id && type === about.type),
    included: included.map(({ type }) => type),
  };
}

// docs/interface.md 5.5: deliveries of these come without `included`.
const bare = ['available', 'not_available', 'delivered'].map((name) => `container.transport.${name}`);
// Those of documents come of uploads (documents.test.ts).
const withRecord = eventNames.filter((name) => !bare.includes(name) && !name.startsWith('document.'));

it.each(withRecord)('the example of %s brings the record that it is about', async (event) => {
  expect((await exampleOf(event)).record).toBeDefined();
});

it.each([
  ['container.created', 'container_created_event', ['container', 'shipment']],
  ['container.updated', 'container_updated_event', ['container', 'shipment', 'terminal']],
  [
    'container.pod_terminal_changed',
    'container_pod_terminal_changed_event',
    ['container', 'shipment', 'terminal'],
  ],
])('the record of %s leads to all that it is about', async (event, type, relations) => {
  const { record, included } = await exampleOf(event);
  expect(record?.type).toBe(type);
  expect(Object.keys(record?.relationships ?? {})).toEqual(relations);
  for (const name of relations) expect(record?.relationships[name]?.data).toMatchObject({ type: name });
  expect(included).toEqual(expect.arrayContaining(['container', 'shipment']));
});

it('the terminal of a container changes while it is aboard, on its record as in the notification', async () => {
  const { record } = await exampleOf('container.pod_terminal_changed');
  expect(record?.attributes).toEqual({
    timestamp: expect.any(String) as string,
    data_source: 'shipping_line',
  });
  const { id = '' } = (record?.relationships['container']?.data ?? {}) as { id?: string };
  const container = await service.one(`/v2/containers/${id}`);
  expect(container.relationships['pod_terminal']).toEqual(record?.relationships['terminal']);
});
