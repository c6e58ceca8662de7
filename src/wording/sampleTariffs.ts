import { type SampleTariff, samples } from '#/domain/charges/sampleTariffs.ts';
import type { Tariff } from '#/domain/charges/tariff.ts';

const texts: Readonly<Record<SampleTariff['id'], Pick<Tariff, 'name' | 'source'>>> = {
  'sample-demurrage': {
    name: 'Import demurrage, Los Angeles',
    source: 'As carriers published for Los Angeles and Long Beach in 2021; yours differs.',
  },
  'sample-per-diem': {
    name: 'Per diem',
    source: 'As the agreement TAEB had it in 2016; yours differs.',
  },
};

/** What a device has before anybody enters a tariff. */
export const sampleTariffs: readonly Tariff[] = samples.map((sample) => ({ ...sample, ...texts[sample.id] }));
