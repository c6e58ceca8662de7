import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { customFieldPages, fetchCustomDefinitions } from '#/data/customFields/calls.ts';
import { accountFieldsQuery } from '#/data/customFields/queries.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import { entryOf } from '#/domain/records/fieldEntry.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';

const world = { shipments: 60 };
const options = { priority: 'user' } as const;

/** A shipment whose incoterm is filled in, opened with its custom fields unfolded. */
async function open(more: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const { api } = createSandboxApi(world);
  const definitions = await fetchCustomDefinitions(api, options);
  const fields: CustomField[] = [];
  for await (const page of customFieldPages(api, null, definitions, options)) fields.push(...page.fields);
  const field = fields.find(({ dataType, entity }) => dataType === 'enum' && entity.type === 'shipment');
  if (!field) throw new Error('The simulated account holds no enum on a shipment.');
  const view = renderRoute(`/shipments/${field.entity.id}`, { ...world, ...more });
  const region = await screen.findByRole('region', { name: 'Custom fields of the shipment' });
  await user.click(await within(region).findByText('Custom fields of the shipment'));
  await within(region).findByText(field.label);
  const path = `/shipments/${field.entity.id}/custom_fields`;
  const write = (body: object) =>
    view.sandbox.request(`/v2${path}`, {
      method: 'POST',
      headers: { authorization: 'Token demo' },
      body: JSON.stringify({ data: { type: 'custom_field', attributes: body } }),
    });
  const stored = async (slug: string) => {
    const all: CustomField[] = [];
    for await (const page of customFieldPages(view.api, field.entity, definitions, options))
      all.push(...page.fields);
    return entryOf(all.find((each) => each.slug === slug) ?? null);
  };
  const own = definitions.filter(({ entityType }) => entityType === 'shipment');
  return { ...view, user, field, own, region: within(region), write, stored };
}

const edit = (name: string) => screen.findByRole('button', { name: `Edit ${name.toLowerCase()}` });
const form = (name: string) => screen.findByRole('form', { name: `Edit ${name.toLowerCase()}` });

describe('custom fields edited on the shipment page', { timeout: 60_000 }, () => {
  it('offers every field that is defined for the record, also the empty ones', async () => {
    const { own, region } = await open();
    for (const { label } of own) {
      expect(region.getByText(label)).toBeDefined();
      expect(region.getByRole('button', { name: `Edit ${label.toLowerCase()}` })).toBeDefined();
    }
  });

  it('saves a choice with the keyboard, in the list too, gives the focus back, and undoes it', async () => {
    const { user, field, stored, queryClient, api } = await open();
    await queryClient.query(accountFieldsQuery(api));
    const listed = () =>
      entryOf(
        queryClient
          .getQueryData(accountFieldsQuery(api).queryKey)
          ?.fields.find(({ slug, entity }) => slug === field.slug && entity.id === field.entity.id) ?? null,
      );
    const before = entryOf(field);
    (await edit(field.label)).focus();
    await user.keyboard('{Enter}');
    const editor = within(await form(field.label));
    const picker = await editor.findByRole('combobox', { name: field.label });
    const other = within(picker)
      .getAllByRole<HTMLOptionElement>('option')
      .find(({ value }) => value !== '' && !before.includes(value));
    await user.selectOptions(picker, other ?? '');
    await user.click(editor.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`${field.label} saved`)).toBeDefined();
    expect(document.activeElement).toBe(await edit(field.label));
    expect(await stored(field.slug)).toEqual([other?.value]);
    expect(listed()).toEqual([other?.value]);
    expect(screen.getByText(other?.label ?? '-')).toBeDefined();

    await user.click(screen.getByRole('button', { name: /^Undo: restore the previous/ }));
    expect(await screen.findByText(`${field.label} restored`)).toBeDefined();
    expect(await stored(field.slug)).toEqual(before);
    expect(listed()).toEqual(before);
  });

  it('fills in what is empty and clears what is filled in', async () => {
    const { user, field, stored } = await open();
    await user.click(await edit(field.label));
    await user.selectOptions(await screen.findByRole('combobox', { name: field.label }), '');
    await user.click(within(await form(field.label)).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`${field.label} saved`)).toBeDefined();
    expect(await stored(field.slug)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText(`${field.label} restored`)).toBeDefined();
    expect(await stored(field.slug)).toEqual(entryOf(field));
  });

  it('says the service’s own refusal beside the field and keeps what was typed', async () => {
    const { user, own, stored } = await open();
    const text = own.find(({ dataType }) => dataType === 'short_text');
    const name = text?.label ?? '-';
    await user.click(await edit(name));
    await user.clear(screen.getByRole('textbox', { name }));
    await user.paste('x'.repeat(300));
    await user.keyboard('{Enter}');
    const editor = within(await form(name));
    expect((await editor.findByRole('alert')).textContent).toMatch(/^Not saved. The service says “/);
    expect(editor.getByRole<HTMLInputElement>('textbox').value).toHaveLength(300);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: `Edit ${name.toLowerCase()}` })).toBeNull();
    expect((await stored(text?.slug ?? '')).join('')).not.toContain('xxx');
  });

  it('never overwrites what somebody else wrote meanwhile without a word', async () => {
    const { user, own, write, stored } = await open();
    const text = own.find(({ dataType }) => dataType === 'short_text');
    const [name, slug] = [text?.label ?? '-', text?.slug ?? '-'];
    await user.click(await edit(name));
    await user.clear(screen.getByRole('textbox', { name }));
    await user.keyboard('MINE-1');
    expect((await write({ api_slug: slug, value: 'ABC-9999' })).ok).toBe(true);
    await user.keyboard('{Enter}');
    const editor = within(await form(name));
    expect((await editor.findByRole('alert')).textContent).toMatch(/changed elsewhere meanwhile/);
    expect(editor.getByText('ABC-9999')).toBeDefined();
    expect(await stored(slug)).toEqual(['ABC-9999']);
    await user.clear(editor.getByRole('textbox'));
    await user.keyboard('ABC-1111');
    await user.click(editor.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText(`${name} saved`)).toBeDefined();
    expect(await stored(slug)).toEqual(['ABC-1111']);
  });

  it('says offline that nothing was saved', async () => {
    const { user, own } = await open({
      obstruct: () => {
        if (navigator.onLine) return null;
        throw new TypeError('Failed to fetch');
      },
    });
    const name = own.find(({ dataType }) => dataType === 'short_text')?.label ?? '-';
    await user.click(await edit(name));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.keyboard('{End}1{Enter}');
    expect((await within(await form(name)).findByRole('alert')).textContent).toMatch(
      /this device is offline/,
    );
  });
});
