import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Tariff } from '#/domain/charges/tariff.ts';
import { writeElsewhere } from '#/test/otherPage.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { removeEntry, saveEntry, takeOverEntries } from './entryWrites.ts';
import { useTariffs } from './tariffs.ts';

const [sample, other] = sampleTariffs as readonly [Tariff, Tariff];
const own = { ...sample, id: 'own', name: 'Ours', isSample: false };
const ids = () => useTariffs.getState().tariffs.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  useTariffs.setState(useTariffs.getInitialState(), true);
});
afterEach(() => localStorage.clear());

it('a tariff takes the place of a sample, and undo puts the sample back', () => {
  const undo = saveEntry(useTariffs, 'tariffs', own, sample.id);
  expect(ids()).toEqual(['own', other.id]);
  undo();
  expect(ids().toSorted()).toEqual([sample.id, other.id].toSorted());
});

it('undo leaves what was written since', () => {
  const undo = removeEntry(useTariffs, 'tariffs', sample.id);
  saveEntry(useTariffs, 'tariffs', own);
  saveEntry(useTariffs, 'tariffs', { ...other, isOn: true });
  undo();
  expect(ids().toSorted()).toEqual(['own', sample.id, other.id].toSorted());
  expect(useTariffs.getState().tariffs.find(({ id }) => id === other.id)?.isOn).toBe(true);
});

it('a file is taken over and undone in one step', () => {
  const before = useTariffs.getState();
  const undo = takeOverEntries(useTariffs, {
    tariffs: [{ ...sample, freeDays: 9 }, own],
    calendars: namedCalendars.slice(0, 1),
  });
  expect(useTariffs.getState()).toMatchObject({ calendars: [{ id: 'US' }] });
  expect(ids()).toEqual([sample.id, other.id, 'own']);
  undo();
  const { tariffs, calendars } = useTariffs.getState();
  expect(calendars).toEqual([]);
  expect(new Set(tariffs)).toEqual(new Set(before.tariffs));
});

it('another page of this device follows, and what no version can read stays stored', () => {
  const unreadable = { id: 'of the future', kind: 'tip' };
  const state = { tariffs: [own, unreadable], calendars: [] };
  writeElsewhere('landfall.tariffs', JSON.stringify({ state, version: 1 }));
  expect(ids()).toEqual(['own']);
  saveEntry(useTariffs, 'calendars', {
    ...(namedCalendars[0] as (typeof namedCalendars)[number]),
    id: 'pier',
  });
  const stored = JSON.parse(localStorage.getItem('landfall.tariffs') ?? '') as { state: typeof state };
  expect(stored.state.tariffs).toContainEqual(unreadable);
});
