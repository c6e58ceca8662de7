import { instant } from '#/time/instant.ts';
import { type Party, plannedParties } from '#sandbox/world/parties.ts';
import type { Database } from './database.ts';
import { seedOnce } from './seedOnce.ts';

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
  const save = ({ id, companyName, createdAt }: Party): void =>
    database.write(
      `INSERT INTO party (id, company_name, created_at) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET company_name = excluded.company_name`,
      id,
      companyName,
      createdAt,
    );
  seedOnce(database, 'parties', () => plannedParties.forEach(save));

  const parties = new Map<string, Party>();
  for (const row of database.rows('SELECT * FROM party ORDER BY rowid')) {
    const { id, company_name: companyName, created_at: createdAt } = row;
    parties.set(String(id), {
      id: String(id),
      companyName: String(companyName),
      createdAt: instant(Number(createdAt)),
    });
  }

  return {
    parties: () => [...parties.values()].toReversed(),
    party: (id) => parties.get(id) ?? null,
    named(companyName) {
      const wanted = fold(companyName);
      return [...parties.values()].find((each) => fold(each.companyName) === wanted) ?? null;
    },
    put(party) {
      save(party);
      parties.set(party.id, party);
    },
  };
}

function fold(name: string): string {
  return name.normalize('NFC').toUpperCase();
}
