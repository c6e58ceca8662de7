import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customFieldPages, fetchCustomDefinitions } from '#/data/customFields/calls.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import { prefer } from '#/test/prefer.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';

const world = { shipments: 60 };

/** All custom fields of the simulated account. */
async function readFields(): Promise<readonly CustomField[]> {
  const { api } = createSandboxApi(world);
  const options = { priority: 'user' } as const;
  const fields: CustomField[] = [];
  const definitions = await fetchCustomDefinitions(api, options);
  for await (const page of customFieldPages(api, null, definitions, options)) fields.push(...page.fields);
  return fields;
}

async function pickField(dataType: string, entity: string): Promise<CustomField> {
  const found = (await readFields()).find(
    (field) => field.dataType === dataType && field.entity.type === entity,
  );
  if (!found) throw new Error(`The simulated account holds no ${dataType} on a ${entity}.`);
  return found;
}

const region = (of: string) => screen.findByRole('region', { name: `Custom fields of the ${of}` });
const refuse = (status: number) => () =>
  new Response(JSON.stringify({ errors: [{ detail: 'refused by the test' }] }), { status });

describe('custom fields on the shipment page', { timeout: 60_000 }, () => {
  it('are shown by their names, as the service writes them', async () => {
    const field = await pickField('enum', 'shipment');
    renderRoute(`/shipments/${field.entity.id}`, world);
    const fields = await region('shipment');
    expect(await within(fields).findByText(field.label)).toBeDefined();
    expect(within(fields).getByText(field.display ?? '-')).toBeDefined();
  });

  it('of a container show clock digits with "zone unknown", in every clock', async () => {
    const user = userEvent.setup();
    const { entity, value } = await pickField('datetime', 'container');
    const { api } = createSandboxApi(world);
    const { data } = (await api.read(`/containers/${entity.id}`, { priority: 'user' })) as {
      data: { attributes: { number: string }; relationships: { shipment: { data: { id: string } } } };
    };
    renderRoute(
      `/shipments/${data.relationships.shipment.data.id}?container=${data.attributes.number}`,
      world,
    );
    const fields = await region('container');
    const shown = async () => (await within(fields).findByText('zone unknown')).closest('time')?.dateTime;
    const digits = value.kind === 'moment' && value.moment.kind === 'wallClock' ? value.moment.digits : 0;
    const written = new Date(digits).toISOString().slice(0, 16);
    expect(await shown()).toBe(written);
    await prefer(user, 'UTC');
    expect(await shown()).toBe(written);
  });

  it.each([403, 500])('keep the rest of the page when they answer %i, and say so', async (status) => {
    const field = await pickField('enum', 'shipment');
    const refused = refuse(status);
    renderRoute(`/shipments/${field.entity.id}`, {
      ...world,
      obstruct: (path) => (path.includes('/custom_fields') ? refused() : null),
    });
    const fields = await region('shipment');
    expect(await within(fields).findByText(/could not be loaded/)).toBeDefined();
    expect(within(fields).getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are still there when their names are not reported', async () => {
    const field = await pickField('enum', 'shipment');
    const refused = refuse(403);
    renderRoute(`/shipments/${field.entity.id}`, {
      ...world,
      obstruct: (path) => (path.startsWith('/custom_field_definitions') ? refused() : null),
    });
    expect(await within(await region('shipment')).findByText(field.slug)).toBeDefined();
  });

  it('lead, once, to where they are defined where the account has none', async () => {
    const field = await pickField('enum', 'shipment');
    const none = () => new Response(JSON.stringify({ data: [], links: {} }), { status: 200 });
    renderRoute(`/shipments/${field.entity.id}`, {
      ...world,
      obstruct: (path) => (path.includes('custom_field') ? none() : null),
    });
    const fields = within(await region('shipment'));
    expect(await fields.findByText('None defined')).toBeDefined();
    expect(fields.getByText('Define or edit custom fields').getAttribute('href')).toBe('/settings/fields');
    expect(screen.getAllByRole('region', { name: /^Custom fields/ })).toHaveLength(1);
  });

  it('are asked for one record at a time: a page never reads those of the account', async () => {
    const field = await pickField('enum', 'shipment');
    const { asked } = renderRoute(`/shipments/${field.entity.id}`, world);
    await within(await region('shipment')).findByText(field.label);
    expect(asked.filter((path) => path.startsWith('/custom_fields'))).toEqual([]);
  });
});
