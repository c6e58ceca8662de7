import { describe, expect, it } from 'vitest';
import { toggleFacet, withoutFilters, withText } from './filterLinks.ts';

describe('a filter in the address', () => {
  it('gains a value beside the others, and loses it again', () => {
    const one = toggleFacet({ q: 'po' }, 'status', 'available');
    expect(one).toEqual({ q: 'po', status: ['available'] });
    const two = toggleFacet(one, 'status', 'on_rail');
    expect(two).toEqual({ q: 'po', status: ['available', 'on_rail'] });
    expect(toggleFacet(toggleFacet(two, 'status', 'available'), 'status', 'on_rail')).toEqual({ q: 'po' });
  });

  it('has no text when the text is empty', () => {
    expect(withText({ q: 'x', carrier: ['MAEU'] }, '')).toEqual({ carrier: ['MAEU'] });
  });

  it('is removed without order, columns and groups', () => {
    const view = { by: 'container', columns: 'number', sort: '-arrival', group: 'day' };
    expect(withoutFilters({ ...view, q: 'x', tag: ['spring'], from: 'today' })).toEqual(view);
  });
});
