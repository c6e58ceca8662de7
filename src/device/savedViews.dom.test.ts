import { beforeEach, describe, expect, it } from 'vitest';
import { maxViews } from '#/domain/list/savedView.ts';
import { writeElsewhere } from '#/test/otherPage.ts';
import { useSavedViews, viewSearch } from './savedViews.ts';
import { moveView, removeView, renameView, saveView } from './viewWrites.ts';

const key = 'landfall.views';
const names = () => useSavedViews.getState().views.map((view) => view.name);
const idOf = (name: string) => useSavedViews.getState().views.find((view) => view.name === name)?.id ?? '';
const add = (name: string, search = '?status=on_ship') => saveView({ name, page: '/shipments', search });

function reload(stored: string) {
  useSavedViews.setState({ views: [], unread: [] });
  writeElsewhere(key, stored);
}

describe('the views saved on this device', () => {
  beforeEach(() => {
    localStorage.clear();
    useSavedViews.setState({ views: [], unread: [], opened: null });
  });

  it('survive a reload, in their order', async () => {
    add('One');
    add('Two');
    moveView(idOf('Two'), -1);
    reload(localStorage.getItem(key) ?? '');
    expect(names()).toEqual(['Two', 'One']);
  });

  it('get a new address under a name that is taken, however it is written, and keep their place', () => {
    add('Free time', '?sort=daysLeft');
    add('Other');
    add('  free   TIME ', '?sort=freeDay');
    const [first, ...rest] = useSavedViews.getState().views;
    expect([first?.name, first?.search, rest.length]).toEqual(['free TIME', '?sort=freeDay', 1]);
  });

  it('are never lost where the list is full: one more is refused, and one of a name that is taken replaces it', () => {
    for (let count = 1; count <= maxViews + 1; count += 1) add(`View ${count}`);
    expect([names().length, names().at(-1)]).toEqual([maxViews, `View ${maxViews}`]);
    add('view 7', '?q=new');
    expect(useSavedViews.getState().views[6]).toMatchObject({ name: 'view 7', search: '?q=new' });
    expect(names()).toHaveLength(maxViews);
  });

  it('can be renamed, deleted and put back where they were', () => {
    for (const name of ['One', 'Two', 'Three']) add(name);
    renameView(idOf('Two'), ' Second ');
    renameView(idOf('One'), '   ');
    expect(names()).toEqual(['One', 'Second', 'Three']);
    const before = useSavedViews.getState().views;
    removeView(idOf('Second'));
    expect(names()).toEqual(['One', 'Three']);
    useSavedViews.setState({ views: before });
    expect(names()).toEqual(['One', 'Second', 'Three']);
  });

  it('are read from a record of another version or an edited one, and those that cannot be read stay in it', async () => {
    const good = { id: 'a', name: 'Good', page: '/shipments', search: '?q=1' };
    const others = [
      7,
      null,
      { name: 'No page', search: '' },
      { ...good, id: 'b', page: '/map' },
      { ...good, id: 'c', search: ['x'] },
      { ...good, id: 'd', name: ' ' },
      { ...good, name: 'Same id' },
    ];
    reload(JSON.stringify({ state: { views: [good, ...others] }, version: 9 }));
    expect(names()).toEqual(['Good']);
    expect(useSavedViews.getState().unread).toEqual(others);
    add('New');
    expect(JSON.parse(localStorage.getItem(key) ?? '').state.views).toHaveLength(2 + others.length);
    reload('{"state":null}');
    expect(useSavedViews.getState()).toMatchObject({ views: [], unread: [] });
  });

  it.each([
    ['{broken', '{broken'],
    ['{"state":{"views":{"a":1}},"version":1}', { a: 1 }],
    ['[1]', '[1]'],
  ])(
    'have one that cannot be read where the record is %s, and a later one does not overwrite it',
    async (stored, unread) => {
      reload(stored);
      expect(useSavedViews.getState()).toMatchObject({ views: [], unread: [unread] });
      add('New');
      reload(localStorage.getItem(key) ?? '');
      expect(useSavedViews.getState()).toMatchObject({ views: [{ name: 'New' }], unread: [unread] });
    },
  );

  it('still work when the storage is full', () => {
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      add('One');
    } finally {
      Storage.prototype.setItem = original;
    }
    expect(names()).toEqual(['One']);
  });

  it('are links to the settings of their address', () => {
    expect(viewSearch({ search: '?status=on_ship&status=available&q=0123' })).toEqual({
      status: ['on_ship', 'available'],
      q: '0123',
    });
  });
});
