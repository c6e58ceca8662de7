import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeElsewhere } from '#/test/otherPage.ts';
import { sampleContact } from '#/test/samples/contacts.ts';
import { useContacts } from './contacts.ts';
import { removeEntry, saveEntry, takeOverEntries } from './entryWrites.ts';

const [ana, ben] = [sampleContact({ id: 'ana', name: 'Ana' }), sampleContact({ id: 'ben', name: 'Ben' })];
const names = () => useContacts.getState().contacts.map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  useContacts.setState(useContacts.getInitialState(), true);
});
afterEach(() => localStorage.clear());

it('undo leaves what was written since', () => {
  saveEntry(useContacts, 'contacts', ana);
  const undo = removeEntry(useContacts, 'contacts', 'ana');
  saveEntry(useContacts, 'contacts', ben);
  undo();
  expect(names().toSorted()).toEqual(['Ana', 'Ben']);
});

it('a file is taken over and undone in one step', () => {
  saveEntry(useContacts, 'contacts', ana);
  const undo = takeOverEntries(useContacts, { contacts: [{ ...ana, name: 'Ana Ruiz' }, ben] });
  expect(names()).toEqual(['Ana Ruiz', 'Ben']);
  undo();
  expect(names()).toEqual(['Ana']);
});

it('another page of this device follows, and what no version can read stays stored', () => {
  const unreadable = { id: 'of the future', name: 7 };
  const state = { contacts: [ana, unreadable] };
  writeElsewhere('landfall.contacts', JSON.stringify({ state, version: 1 }));
  expect(names()).toEqual(['Ana']);
  saveEntry(useContacts, 'contacts', ben);
  const stored = JSON.parse(localStorage.getItem('landfall.contacts') ?? '') as {
    state: { contacts: unknown[] };
  };
  expect(stored.state.contacts).toContainEqual(unreadable);
});
