import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

it('keeps the line breaks of a message that the clipboard refuses', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(
    <CopyButton text={'Changes\n- Customs hold added'} what="the message">
      Copy message
    </CopyButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy this text by hand' });
  expect(field.value).toBe('Changes\n- Customs hold added');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
});

it('says what was copied, not the whole of a long text', async () => {
  const user = userEvent.setup();
  render(
    <CopyButton text="a very long text" what="the message">
      Copy message
    </CopyButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect((await screen.findByText('Copied the message')).getAttribute('role')).toBe('status');
  expect(await navigator.clipboard.readText()).toBe('a very long text');
});
