import { lookup } from '#/domain/records/lookup.ts';

// docs/interface.md 3.1 names the first three; live services have the others too (docs/interface.md 5.3).
const sources: Readonly<Record<string, string>> = {
  shipping_line: 'carrier',
  terminal: 'terminal',
  ais: 'AIS',
  rail: 'railroad',
  user_input: 'user',
  t49_calculation: 'calculation of the service',
  t49_operations_team: 'operations team of the service',
  t49_prediction_engine: 'prediction of the service',
};

/** Who reported a date, in a word; a source we do not know as it came. */
export function sourceName(source: string | null): string {
  if (source === null) return 'source not reported';
  return lookup(sources, source) ?? source;
}
