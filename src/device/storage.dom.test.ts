import { beforeEach, expect, it } from 'vitest';
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

beforeEach(() => localStorage.clear());

it('is there again on the next page, what it writes alone', () => {
  store().setState({ word: 'kept', shown: true });
  expect(stored()).toEqual({ state: { word: 'kept' }, version: 1 });
  expect(store().getState()).toEqual({ word: 'kept', shown: false });
});

it('takes over what another page writes, and does not write it again', () => {
  const page = store();
  const unfollow = page.follow();
  const newer = JSON.stringify({ state: { word: 'theirs', later: 1 }, version: 7 });
  localStorage.setItem(key, newer);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(page.getState().word).toBe('theirs');
  expect(localStorage.getItem(key)).toBe(newer);
  unfollow();
});

it('takes over what another page wrote while this one did not follow, before it writes over it', () => {
  const page = store();
  page.follow()();
  localStorage.setItem(key, JSON.stringify({ state: { word: 'theirs' }, version: 1 }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(page.getState().word).toBe('none');
  const unfollow = page.follow();
  expect(page.getState().word).toBe('theirs');
  unfollow();
});

it('goes on without a storage', () => {
  const { setItem, getItem } = Storage.prototype;
  Storage.prototype.setItem = Storage.prototype.getItem = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  try {
    const page = store();
    page.setState({ word: 'here' });
    page.follow()();
    expect(page.getState().word).toBe('here');
  } finally {
    Object.assign(Storage.prototype, { setItem, getItem });
  }
});
