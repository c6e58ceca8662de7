import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { type ExceptionRow, terminalOf } from './exceptionRows.ts';

/** Somebody who can act, with all the rows that are theirs. */
export interface Recipient {
  readonly id: string;
  readonly to: ActingParty;
  /** Which terminal, carrier or customer; null where the records name none, as for brokers and truckers. */
  readonly name: string | null;
  /** In the order of the list, at least one. */
  readonly rows: readonly ExceptionRow[];
}

/**
 * Who is to be written to about these rows, each once with all of theirs, the one with the worst row first. None about
 * a request, which is no shipment yet, nor about what is the reader's own move.
 *
 * @param to those of this party, whoever acts on the row; null for who acts
 */
export function recipientsOf(rows: readonly ExceptionRow[], to: ActingParty | null = null): Recipient[] {
  const recipients = new Map<string, Recipient & { readonly rows: ExceptionRow[] }>();
  for (const row of rows) {
    const party = to ?? row.party;
    if (party === null || party === 'service' || row.subject.shipmentId === null) continue;
    const name = nameOf(party, row);
    const id = `${party} ${name ?? ''}`;
    const known = recipients.get(id);
    if (known) known.rows.push(row);
    else recipients.set(id, { id, to: party, name, rows: [row] });
  }
  return [...recipients.values()];
}

function nameOf(party: ActingParty, row: ExceptionRow): string | null {
  switch (party) {
    case 'terminal':
      return terminalOf(row);
    case 'carrier':
      return row.subject.carrier;
    case 'consignee':
      return row.subject.customer;
    case 'broker':
    case 'trucker':
      return null;
  }
}
