import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses a theme or a clock without leaving the page: by the palette. */
export async function prefer(user: UserEvent, name: string): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Find' }), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^(Show times in: )?${name}`) }));
}
