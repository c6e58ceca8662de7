import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeElsewhere } from '#/test/otherPage.ts';
import { storedStore } from './storage.ts';

const key = 'landfall.sample';
const store = () =>
  storedStore<{ readonly word: string; readonly shown: boolean }>(
    key,
    () => ({ word: 'none', shown: false }),
    {
      read: (record) => {
        const { word } = (record ?? {}) as { readonly word?: unknown };
        return typeof word === 'string' ? { word } : {};
      },
      write: ({ word }) => ({ word }),
    },
  );
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'addEventListener');
});
// A store follows other pages for as long as its page is there, and files of tests share one.
afterEach(() => {
  for (const [type, follow] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, follow);
});

it('is there again on the next page, what it writes alone', () => {
  store().setState({ word: 'kept', shown: true });
  expect(stored()).toEqual({ state: { word: 'kept' }, version: 1 });
  expect(store().getState()).toEqual({ word: 'kept', shown: false });
});

it('takes over what another page writes, and does not write it again', () => {
  const page = store();
  const newer = JSON.stringify({ state: { word: 'theirs', later: 1 }, version: 7 });
  writeElsewhere(key, newer);
  expect(page.getState().word).toBe('theirs');
  expect(localStorage.getItem(key)).toBe(newer);
});

it('stays at what it wrote where it hears of another page too late', () => {
  const page = store();
  localStorage.setItem(key, JSON.stringify({ state: { word: 'theirs' }, version: 1 }));
  page.setState({ word: 'ours', shown: true });
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(page.getState()).toEqual({ word: 'ours', shown: true });
});

it('goes on without a storage', () => {
  const { setItem, getItem } = Storage.prototype;
  Storage.prototype.setItem = Storage.prototype.getItem = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  try {
    const page = store();
    page.setState({ word: 'here' });
    expect(page.getState().word).toBe('here');
  } finally {
    Object.assign(Storage.prototype, { setItem, getItem });
  }
});
