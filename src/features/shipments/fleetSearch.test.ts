import { describe, expect, it } from 'vitest';
import { isFiltered, toggleFacet, withText } from './fleetSearch.ts';

describe('a filter in the address', () => {
  it('gains a value, keeps the others, and loses it again without a trace', () => {
    const one = toggleFacet({ q: 'po' }, 'status', 'available');
    expect(one).toEqual({ q: 'po', status: ['available'] });
    const two = toggleFacet(one, 'status', 'on_rail');
    expect(two).toEqual({ q: 'po', status: ['available', 'on_rail'] });
    expect(toggleFacet(toggleFacet(two, 'status', 'available'), 'status', 'on_rail')).toEqual({ q: 'po' });
  });

  it('has no text when the text is empty', () => {
    expect(withText({ q: 'x', carrier: ['MAEU'] }, '')).toEqual({ carrier: ['MAEU'] });
    expect(isFiltered(withText({ q: 'x' }, ''))).toBe(false);
  });
});
