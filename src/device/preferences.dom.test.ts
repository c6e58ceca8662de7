import { beforeEach, describe, expect, it } from 'vitest';
import { writeElsewhere } from '#/test/otherPage.ts';
import { readZone, utc } from '#/time/zone.ts';
import { clockOf, secondClockOf, usePreferences } from './preferences.ts';

const key = 'landfall.preferences';

function reload(stored: string) {
  writeElsewhere(key, stored);
  return usePreferences.getState();
}

describe('preferences of this device', () => {
  beforeEach(() => {
    localStorage.clear();
    usePreferences.setState(usePreferences.getInitialState());
  });

  it('survive a reload', async () => {
    usePreferences.getState().choose({ timeDisplay: 'utc' });
    usePreferences.getState().choose({ theme: 'dark' });
    usePreferences.getState().setExceptions({ etaSlipHours: 24, emptyReturnDays: 5, freeDayNearDays: 2 });
    usePreferences.getState().setSingleKeys(false);
    const stored = localStorage.getItem(key) ?? '';
    usePreferences.setState(usePreferences.getInitialState());
    expect(reload(stored)).toMatchObject({
      timeDisplay: 'utc',
      theme: 'dark',
      exceptions: { etaSlipHours: 24, emptyReturnDays: 5, freeDayNearDays: 2 },
      singleKeys: false,
    });
  });

  it('of the menu survive a reload, and are reset at once', async () => {
    const chosen = {
      secondClock: 'zone',
      secondZone: 'Asia/Tokyo',
      hours: '12',
      dateOrder: 'iso',
      distance: 'km',
      weight: 'lb',
      palette: 'safe',
      density: 'compact',
      motion: 'reduce',
      rowsFor: 'container',
      firstPage: 'map',
      headings: 'page',
    };
    const stored = JSON.stringify({ state: { ...chosen, singleKeys: false }, version: 2 });
    expect(reload(stored)).toMatchObject(chosen);
    usePreferences.getState().reset();
    expect(usePreferences.getState()).toMatchObject({
      secondClock: 'none',
      hours: '24',
      dateOrder: 'dayFirst',
      distance: 'nm',
      weight: 'both',
      palette: 'standard',
      density: 'regular',
      motion: 'system',
      rowsFor: 'shipment',
      headings: 'standard',
      firstPage: 'shipments',
    });
    expect(usePreferences.getState().singleKeys, 'which is not in the menu').toBe(false);
  });

  it('follow what is chosen in another window', async () => {
    writeElsewhere(key, JSON.stringify({ state: { density: 'compact' }, version: 2 }));
    expect(usePreferences.getState().density).toBe('compact');
  });

  it('never name a zone that this browser does not know', async () => {
    const before = usePreferences.getState().zone;
    const state = { timeDisplay: 'zone', zone: 'Mars/Olympus_Mons', secondZone: 7 };
    expect(reload(JSON.stringify({ state, version: 2 }))).toMatchObject({
      timeDisplay: 'zone',
      zone: before,
    });
  });

  it('fall back one by one when another version or a hand wrote them', async () => {
    const exceptions = { etaSlipHours: 72, emptyReturnDays: 'a week' };
    const state = { timeDisplay: 'sundial', theme: 'light', exceptions, singleKeys: 'no' };
    expect(reload(JSON.stringify({ state, version: 7 }))).toMatchObject({
      timeDisplay: 'place',
      theme: 'light',
      exceptions: { etaSlipHours: 72, emptyReturnDays: 7, freeDayNearDays: 3 },
      singleKeys: true,
    });
    expect(reload('{broken')).toMatchObject({ timeDisplay: 'place' });
  });

  it('of version 1 have the settings of the exceptions under their former name', async () => {
    const state = { theme: 'dark', attention: { etaSlipHours: 24, emptyReturnDays: 5, freeDayNearDays: 2 } };
    expect(reload(JSON.stringify({ state, version: 1 }))).toMatchObject({
      theme: 'dark',
      exceptions: { etaSlipHours: 24, emptyReturnDays: 5, freeDayNearDays: 2 },
    });
    usePreferences.getState().choose({ theme: 'light' });
    expect(JSON.parse(localStorage.getItem(key) ?? '{}')).toMatchObject({
      state: { exceptions: { etaSlipHours: 24 } },
      version: 2,
    });
    expect(localStorage.getItem(key)).not.toContain('attention');
    expect(reload('{"state":null,"version":1}')).toMatchObject({ exceptions: { etaSlipHours: 48 } });
  });

  it('still count when the storage is full', () => {
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      usePreferences.getState().choose({ theme: 'dark' });
    } finally {
      Storage.prototype.setItem = original;
    }
    expect(usePreferences.getState().theme).toBe('dark');
  });
});

describe('the clock that was chosen', () => {
  const zone = readZone('Asia/Tokyo') ?? utc;
  it('of another zone is that of somebody who is there', () => {
    expect(clockOf({ timeDisplay: 'zone', zone })).toEqual({ display: 'mine', viewer: zone });
    expect(clockOf({ timeDisplay: 'utc', zone })).toMatchObject({ display: 'utc' });
    expect(secondClockOf({ secondClock: 'zone', secondZone: zone })).toEqual({
      display: 'mine',
      viewer: zone,
    });
    expect(secondClockOf({ secondClock: 'none', secondZone: zone })).toBeNull();
  });
});
