import { expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { textFile, uploaded } from '#sandbox/documents/testUpload.ts';
import { openTestSandbox } from '#sandbox/testSandbox.ts';
import { openReceiver } from './receiver.ts';

interface Delivered {
  readonly data: {
    readonly attributes: { readonly event: string; readonly version: string | null };
    readonly relationships: { readonly document: { readonly data: { readonly id: string } } };
  };
  readonly included: readonly { readonly type: string; readonly id: string }[];
}

it('webhooks get which documents were read, and which could not be', async () => {
  const delivered: Delivered[] = [];
  const receiver = await openReceiver(({ body }) => {
    delivered.push(JSON.parse(body) as Delivered);
    return 200;
  });
  const { app, ask, post } = openTestSandbox({ shipments: 3, webhooks: { targets: 'loopback' } });
  const attributes = { url: receiver.url, events: ['document.extracted', 'document.extraction_failed'] };
  await post('/v2/webhooks', { data: { type: 'webhook', attributes } });
  const good = await uploaded(ask, textFile('list.txt', 'PACKING LIST'));
  const bad = await uploaded(ask, textFile('empty.txt', ' '));
  await eventually(() => expect(delivered).toHaveLength(2));
  app.close();
  receiver.close();
  const about = delivered.map(({ data, included }) => ({
    event: data.attributes.event,
    version: data.attributes.version,
    id: data.relationships.document.data.id,
    included: included.map(({ type }) => type),
  }));
  const byEvent = about.toSorted((a, b) => a.event.localeCompare(b.event));
  expect(byEvent).toEqual([
    {
      event: 'document.extracted',
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      id: good.id,
      included: ['document', 'document_representation'],
    },
    { event: 'document.extraction_failed', version: null, id: bad.id, included: ['document'] },
  ]);
});
