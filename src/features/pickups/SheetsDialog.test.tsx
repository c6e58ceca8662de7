import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useContacts } from '#/device/contacts.ts';
import { sampleContact } from '#/test/samples/contacts.ts';
import { samplePlanRow } from '#/test/samples/planRows.ts';
import { SheetsDialog } from './SheetsDialog.tsx';

const rows = ['A', 'B'].map((number) => samplePlanRow(number));
const entries = new Map([
  ['A', { planned_pickup_on: '2026-11-26', trucker: 'Transportes Baja' }],
  ['B', { planned_pickup_on: '2026-11-26', trucker: 'Harbor' }],
]);

it('writes to a trucker in the language of the contact of that name', async () => {
  const contact = { name: 'Kim', company: 'Transportes Baja', roles: ['trucker' as const], language: 'es' };
  useContacts.setState({ contacts: [sampleContact(contact)] });
  const props = { rows, entries, truckers: ['Transportes Baja', 'Harbor'], readAt: null };
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
  const nothing = () => undefined;
  const { rerender } = render(
    <SheetsDialog {...props} chosen="Transportes Baja" onChoose={nothing} onClose={nothing} />,
  );
  await waitFor(() => expect(text()).toMatch(/^jue 26 nov\n- A\n {2}Retirar: Los Angeles/));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Language of the recipient' }),
    'English',
  );
  expect(text()).toMatch(/^Thu 26 Nov\n- A\n {2}Pick up: Los Angeles/);
  rerender(<SheetsDialog {...props} chosen="Harbor" onChoose={nothing} onClose={nothing} />);
  expect(text()).toMatch(/^Thu 26 Nov\n- B\n/);
});
