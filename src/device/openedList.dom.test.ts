import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenedList } from './openedList.ts';

const list = { name: 'exceptions', entries: [{ shipmentId: 's1', container: 'MSCU1234566' }] } as const;
/** The module as a tab has it after a reload. */
const loaded = async () => {
  vi.resetModules();
  return import('./openedList.ts');
};

beforeEach(() => sessionStorage.clear());

it('remembers the list in sight last, also over a reload of the tab', async () => {
  const { openedList, rememberList } = await loaded();
  expect(openedList()).toBeNull();
  const make = vi.fn<() => OpenedList>(() => list);
  rememberList(make);
  expect(make).not.toHaveBeenCalled();
  expect(openedList()).toEqual(list);
  expect(openedList()).toBe(openedList());
  dispatchEvent(new Event('pagehide'));
  expect((await loaded()).openedList()).toEqual(list);
});

it.each(['no list', '{"name":"planets","entries":[]}', '{"name":"exceptions","entries":[{"shipmentId":1}]}'])(
  'has no list where the stored text is %s',
  async (stored) => {
    sessionStorage.setItem('landfall.openedList', stored);
    expect((await loaded()).openedList()).toBeNull();
  },
);
