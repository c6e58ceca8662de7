import type { Agreement } from '#/domain/provenance/agreement.ts';
import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Statement, Superseded } from '#/domain/provenance/statement.ts';
import { sourceWords } from './sourceWords.ts';

const names: Readonly<Record<string, string>> = {
  shipping_line: 'carrier',
  terminal: 'terminal',
  ais: 'AIS',
  rail: 'railroad',
  user_input: 'user',
};

/** Who says it, in a word or two beside its date; a source we do not know as it came. */
export function sourceName({ source }: Pick<Statement, 'source'>): string {
  if (source === null) return 'record only';
  return ownEntry(names, source) ?? source;
}

/** Who says it, in words of their own: `by the carrier`. */
export function speakerWords({ source, kind }: Pick<Statement, 'source' | 'kind'>): string {
  if (source !== null) return sourceWords(source);
  return kind === 'due' ? 'the service’s own value' : 'the record does not say who told it';
}

/** Where it stands: `event and shipment record`. */
export function originWords({ origins }: Pick<Statement, 'origins'>): string {
  return origins.length < 2 ? origins.join('') : `${origins.slice(0, -1).join(', ')} and ${origins.at(-1)}`;
}

const superseded: Record<Superseded, string> = {
  happened: 'estimate, replaced by what happened',
  revised: 'replaced by what the same source said later',
  overtaken: 'estimate, overtaken by later events',
  withdrawn: 'withdrawn by the source',
  elsewhere: 'told of another container of this shipment',
};

/** Why it no longer counts, else what kind of statement it is. */
export function statusWords(statement: Pick<Statement, 'superseded' | 'kind'>): string | null {
  if (statement.superseded !== null) return superseded[statement.superseded];
  return statement.kind === 'estimate' ? 'estimate' : null;
}

/** `One source`, `2 sources agree`, `2 sources differ by 1 h`. */
export function agreementWords(agreement: Agreement): string {
  switch (agreement.kind) {
    case 'single':
      return 'One source';
    case 'agrees':
      return `${agreement.count} sources agree`;
    case 'differs':
      return `${agreement.count} sources differ by ${agreement.apart}`;
  }
}

/** `Arrived for transshipment, Singapore`: a place where the label alone does not tell which. */
export function factWords({ label, place, name }: LedgerFact): string {
  const where = /^(transshipment_|feeder_|rail_arrived)/.test(name) ? (place?.name ?? place?.locode) : null;
  return where ? `${label}, ${where}` : label;
}
