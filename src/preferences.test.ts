// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { usePreferences } from './preferences.ts';

const key = 'landfall.preferences';

async function reload(kept: string) {
  localStorage.setItem(key, kept);
  await usePreferences.persist.rehydrate();
  return usePreferences.getState();
}

describe('preferences of this device', () => {
  beforeEach(() => {
    localStorage.clear();
    usePreferences.setState(usePreferences.getInitialState());
  });

  it('survive a reload', async () => {
    usePreferences.getState().setTimeDisplay('utc');
    usePreferences.getState().setTheme('dark');
    const kept = localStorage.getItem(key) ?? '';
    usePreferences.setState(usePreferences.getInitialState());
    expect(await reload(kept)).toMatchObject({ timeDisplay: 'utc', theme: 'dark' });
  });

  it('fall back one by one when another version or a hand wrote them', async () => {
    const written = JSON.stringify({ state: { timeDisplay: 'sundial', theme: 'light' }, version: 7 });
    expect(await reload(written)).toMatchObject({ timeDisplay: 'place', theme: 'light' });
    expect(await reload('{broken')).toMatchObject({ timeDisplay: 'place' });
  });
});
