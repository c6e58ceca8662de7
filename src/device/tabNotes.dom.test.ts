import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTabNotes } from './tabNotes.ts';

const isEmpty = (note: string) => note === '';
const name = 'test.notes';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('notes of the pages of a browser', () => {
  it('are read by all others, one for each, and stay when their page is gone', () => {
    const [one, two] = [createTabNotes(name), createTabNotes(name)];
    localStorage.setItem('test.notes', 'another thing');
    localStorage.setItem('other', 'another thing');
    one.leave('first');
    one.leave('second');
    two.leave('third');
    expect(one.others(isEmpty)).toEqual(['third']);
    expect(two.others(isEmpty)).toEqual(['second']);
    expect(createTabNotes(name).others(isEmpty)).toHaveLength(2);
  });

  it('are removed when they are over, but never the own one', () => {
    const [one, two] = [createTabNotes(name), createTabNotes(name)];
    one.leave('');
    two.leave('');
    expect(one.others(isEmpty)).toEqual([]);
    expect(localStorage).toHaveLength(1);
  });

  it('are announced by the browser', () => {
    const [one, two] = [createTabNotes(name), createTabNotes(name)];
    two.leave('note');
    const [key = ''] = Object.keys(localStorage);
    const received = vi.fn<() => void>();
    const stop = one.subscribe(received);
    dispatchEvent(new StorageEvent('storage', { key }));
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('are none where the browser refuses storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const notes = createTabNotes(name);
    expect(() => notes.leave('note')).not.toThrow();
    expect(notes.others(isEmpty)).toEqual([]);
  });

  it('are none where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(() => createTabNotes(name).leave('note')).not.toThrow();
  });
});
