import { type Party, plannedParties } from '#sandbox/world/parties.ts';
import type { Database } from './database.ts';
import { seedOnce } from './seedOnce.ts';
import { holdTable, openTable, text, time } from './table.ts';

/** The companies of the account, kept in SQLite and held in memory. */
export function createPartyStore(database: Database) {
  const table = openTable<Party>(database, 'party', { id: text, companyName: text, createdAt: time });
  seedOnce(database, 'parties', () => plannedParties.forEach(table.put));
  const { all, get, put } = holdTable(table);
  return {
    /** Newest first. */
    parties: (): readonly Party[] => [...all()].toReversed(),
    party: get,
    /** Whatever the case; null when no company has that name. */
    named(companyName: string): Party | null {
      const wanted = fold(companyName);
      return [...all()].find((each) => fold(each.companyName) === wanted) ?? null;
    },
    /** Adds it, or replaces the one with its id. */
    put,
  };
}

export type PartyStore = ReturnType<typeof createPartyStore>;

function fold(name: string): string {
  return name.normalize('NFC').toUpperCase();
}
