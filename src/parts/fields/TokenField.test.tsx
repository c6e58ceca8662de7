import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type TokenDraft, TokenField } from './TokenField.tsx';

function open(start: readonly string[] = []) {
  const drafts: TokenDraft[] = [];
  function Field() {
    const [draft, setDraft] = useState<TokenDraft>({ tokens: start, text: '' });
    return (
      <TokenField
        label="References"
        inputLabel="Add a reference"
        draft={draft}
        autoFocus
        onChange={(next) => {
          drafts.push(next);
          setDraft(next);
        }}
      />
    );
  }
  render(<Field />);
  return { user: userEvent.setup(), drafts };
}

const input = () => screen.getByRole('textbox', { name: 'Add a reference' });
const tokens = () =>
  within(screen.getByRole('group', { name: 'References' }))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const said = () => screen.getByRole('status').textContent;

describe('a token field', () => {
  it('adds what was typed with Enter or a comma, trimmed', async () => {
    const { user } = open();
    await user.keyboard('  PO 1 {Enter}SO-2,{Enter}');
    expect(tokens()).toEqual(['Remove PO 1', 'Remove SO-2']);
    expect(said()).toBe('Added SO-2.');
  });

  it('takes a pasted column of a sheet apart, and leaves one pasted value to be changed', async () => {
    const { user, drafts } = open();
    await user.paste('PO-1\r\nPO-2\tPO-3');
    expect(tokens()).toEqual(['Remove PO-1', 'Remove PO-2', 'Remove PO-3']);
    await user.paste('PO-');
    await user.keyboard('4');
    expect(drafts.at(-1)).toEqual({ tokens: ['PO-1', 'PO-2', 'PO-3'], text: 'PO-4' });
  });

  it('refuses what is there already with a word', async () => {
    const { user } = open(['PO-1']);
    await user.keyboard('po-1{Enter}');
    expect(tokens()).toEqual(['Remove PO-1']);
    expect(said()).toBe('po-1 is there already.');
    expect(input()).toHaveProperty('value', '');
  });

  it('takes the last one away with Backspace, but only from an empty input', async () => {
    const { user } = open(['a', 'b']);
    await user.keyboard('x{Backspace}');
    expect(tokens()).toEqual(['Remove a', 'Remove b']);
    await user.keyboard('{Backspace}');
    expect(tokens()).toEqual(['Remove a']);
    expect(said()).toBe('Removed b.');
  });

  it('is walked with the arrow keys, and Delete takes out the token under the focus', async () => {
    const { user } = open(['a', 'b', 'c']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove b');
    await user.keyboard('{Delete}');
    expect(tokens()).toEqual(['Remove a', 'Remove c']);
    expect(document.activeElement).toBe(input());
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(document.activeElement).toBe(input());
  });

  it('takes out the one that is clicked, also where a value stands twice', async () => {
    const { user, drafts } = open(['a', 'b', 'a']);
    await user.click(screen.getAllByRole('button', { name: 'Remove a' })[1] ?? input());
    expect(drafts.at(-1)?.tokens).toEqual(['a', 'b']);
    expect(document.activeElement).toBe(input());
  });

  it('shows markup as text', () => {
    open(['<img src=x onerror=alert(1)>']);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });
});
