import { describe, expect, it } from 'vitest';
import { readStreetTiles } from './MapStage.tsx';

const given = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '<b>© Example</b> contributors',
  maxZoom: 19,
};

describe('street tiles in config.json', () => {
  it('are off without a note where they are not set', () => {
    for (const nothing of [undefined, null]) {
      expect(readStreetTiles(nothing)).toEqual({ tiles: null, notes: [] });
    }
  });

  it('are used as they are, from another server or from this one', () => {
    expect(readStreetTiles(given)).toEqual({ tiles: given, notes: [] });
    const own = { ...given, url: '/tiles/{z}/{x}/{y}.png' };
    expect(readStreetTiles(own)).toEqual({ tiles: own, notes: [] });
  });

  it.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
    '//tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    7,
  ])('are left out with a note for the address %s', (url) => {
    const { tiles, notes } = readStreetTiles({ ...given, url });
    expect(tiles).toBeNull();
    expect(notes).toEqual([expect.stringMatching(/streetTiles\.url must be .* off/)]);
  });

  it('are off without the attribution of their source', () => {
    for (const attribution of [undefined, '', '  ', 7, 'x'.repeat(201)]) {
      const { tiles, notes } = readStreetTiles({ ...given, attribution });
      expect(tiles).toBeNull();
      expect(notes[0]).toContain('streetTiles.attribution');
    }
    for (const streetTiles of ['on', true, []]) expect(readStreetTiles(streetTiles).tiles).toBeNull();
  });

  it('stay on when only their zoom is invalid, with the default zoom', () => {
    for (const maxZoom of [0, 23, 4.5, '18', null]) {
      const { tiles, notes } = readStreetTiles({ ...given, maxZoom });
      expect(tiles).toEqual({ ...given, maxZoom: 18 });
      expect(notes).toEqual([expect.stringContaining('18 is used instead')]);
    }
  });
});
