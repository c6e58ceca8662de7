import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses one of the preferences that are shown side by side, as a user does. */
export async function prefer(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Preferences' }));
  await user.click(await screen.findByRole('radio', { name }));
  await user.keyboard('{Escape}');
}
