import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#/test/eventually.ts';

/** The store as a page sees it that is opened now, on the same device. */
async function openPage(account: string | null = 'one') {
  vi.resetModules();
  const page = await import('./deviceStore.ts');
  await page.claim(account);
  return page;
}

describe('what is cached on a device', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  it('is there when the page is opened again, as it was', async () => {
    const value = { when: new Map([['a', 1]]), list: [1, null, undefined] };
    expect(await (await openPage()).write('fleet', value)).toBe('cached');
    expect(await (await openPage()).read('fleet')).toEqual(value);
    expect(await (await openPage()).read('another')).toBeUndefined();
  });

  it('is cleared one by one or as a whole', async () => {
    const { write, read, remove, clear } = await openPage();
    await write('fleet', 1);
    await write('changes', 2);
    await remove('fleet');
    expect([await read('fleet'), await read('changes')]).toEqual([undefined, 2]);
    expect(await clear()).toBe(true);
    expect(await read('changes')).toBeUndefined();
  });

  it('is deleted before anything is read when the account is another one', async () => {
    await (await openPage('one')).write('fleet', 'of one');
    expect(await (await openPage('two')).read('fleet')).toBeUndefined();
    expect(await (await openPage('one')).read('fleet')).toBeUndefined();
  });

  it('is not shown to an account from a page of another account that is still open', async () => {
    const old = await openPage('one');
    const current = await openPage('two');
    expect(await old.write('fleet', 'of one')).toBe('cached');
    expect(await current.read('fleet')).toBeUndefined();
    expect(await (await openPage(null)).read('fleet')).toBeUndefined();
    expect(await old.read('fleet')).toBeUndefined();
  });

  it.each([
    ['opened', { constructs: false }],
    ['written to', { constructs: true }],
  ])('costs nothing where channels to other pages may not be %s', async (_, { constructs }) => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          if (!constructs) throw new DOMException('Storage is blocked.', 'SecurityError');
        }
        addEventListener(): void {}
        postMessage(): void {
          throw new DOMException('The channel is closed.', 'InvalidStateError');
        }
      },
    );
    const { write, read, clear } = await openPage();
    expect(await write('fleet', 1)).toBe('cached');
    expect(await read('fleet')).toBe(1);
    expect(await clear()).toBe(true);
    expect(await read('fleet')).toBeUndefined();
  });

  it('waits until the account is known', async () => {
    await (await openPage('one')).write('fleet', 'of one');
    vi.resetModules();
    const page = await import('./deviceStore.ts');
    const early = page.read('fleet');
    await page.claim('two');
    expect(await early).toBeUndefined();
  });
});

describe('a start at which it is not known whose data these are', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  it('shows nothing, caches nothing and leaves what is cached where it is', async () => {
    const before = await openPage();
    await before.write('fleet', 1);
    vi.resetModules();
    const page = await import('./deviceStore.ts');
    await page.claim(undefined);
    expect(await page.read('fleet')).toBeUndefined();
    expect(await page.write('fleet', 2)).toBe('unavailable');
    const after = await openPage();
    expect(await after.read('fleet')).toBe(1);
  });
});

describe('a device that cannot keep anything', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  it('without a database, as in some private windows, is answered at once', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { read, write, remove, clear } = await openPage();
    expect(await read('fleet')).toBeUndefined();
    expect(await write('fleet', 1)).toBe('unavailable');
    expect([await remove('fleet'), await clear()]).toEqual([false, false]);
  });

  it('that refuses to open its database is no error', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { read, write } = await openPage();
    expect(await read('fleet')).toBeUndefined();
    expect(await write('fleet', 1)).toBe('unavailable');
  });

  it('that has no room says so, and goes on with what it has', async () => {
    const { read, write } = await openPage();
    await write('fleet', 'small');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await write('fleet', 'large')).toBe('full');
    put.mockRestore();
    expect(await read('fleet')).toBe('small');
  });

  it('leaves out what cannot be cloned', async () => {
    expect(await (await openPage()).write('fleet', () => 1)).toBe('unavailable');
  });

  it('whose database hangs is waited for once, and is used again when it comes round', async () => {
    vi.useFakeTimers();
    const { open } = indexedDB;
    let answer = () => {};
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...named) => {
      const request: Partial<IDBOpenDBRequest> = {};
      answer = () => {
        const real = open.apply(indexedDB, named);
        real.onupgradeneeded = () => real.result.createObjectStore('kept');
        real.onsuccess = () => {
          Object.assign(request, { result: real.result });
          request.onsuccess?.call(real, new Event('success'));
        };
      };
      return request as IDBOpenDBRequest;
    });
    vi.resetModules();
    const page = await import('./deviceStore.ts');
    const claiming = page.claim('one');
    await vi.advanceTimersByTimeAsync(page.storeLimit);
    await claiming;
    // No further time passes.
    expect(await page.write('fleet', 1)).toBe('unavailable');
    vi.useRealTimers();
    answer();
    await eventually(async () => expect(await page.write('fleet', 1)).toBe('cached'));
    expect(await page.read('fleet')).toBe(1);
  });
});
