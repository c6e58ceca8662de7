import { type Party, plannedParties } from '#sandbox/world/parties.ts';
import type { Database } from './database.ts';
import { seedOnce } from './seedOnce.ts';
import { holdTable, openTable, text, time } from './table.ts';

/** The companies of the account, kept in SQLite and held in memory. */
export interface PartyStore {
  /** Newest first. */
  parties(): readonly Party[];
  party(id: string): Party | null;
  /** Whatever the case; null when no company has that name. */
  named(companyName: string): Party | null;
  /** Adds it, or replaces the one with its id. */
  put(party: Party): void;
}

export function createPartyStore(database: Database): PartyStore {
  const table = openTable<Party>(database, 'party', { id: text, companyName: text, createdAt: time });
  seedOnce(database, 'parties', () => plannedParties.forEach(table.put));
  const { all, get, put } = holdTable(table);
  return {
    parties: () => [...all()].toReversed(),
    party: get,
    named(companyName) {
      const wanted = fold(companyName);
      return [...all()].find((each) => fold(each.companyName) === wanted) ?? null;
    },
    put,
  };
}

function fold(name: string): string {
  return name.normalize('NFC').toUpperCase();
}
