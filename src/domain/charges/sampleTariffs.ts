import type { Tariff } from './tariff.ts';

const common = {
  scac: null,
  terminal: null,
  lengths: [],
  contract: null,
  calendar: 'US',
  per: 'day',
  currency: 'USD',
  validFrom: null,
  validThrough: null,
  isOn: false,
  isSample: true,
} as const;

/** What a tariff looks like, to copy and to try: they are off until somebody switches them on. */
export const sampleTariffs: readonly Tariff[] = [
  {
    ...common,
    id: 'sample-demurrage',
    name: 'Import demurrage, Los Angeles',
    kind: 'demurrage',
    chargedBy: 'carrier',
    port: 'USLAX',
    equipmentTypes: ['dry'],
    clock: 'discharge',
    firstDay: 'next_midnight',
    freeDays: 4,
    freeCount: 'working',
    chargedCount: 'calendar',
    steps: [
      { fromDay: 1, amount: 22_000 },
      { fromDay: 6, amount: 28_000 },
    ],
    source: 'As carriers published for Los Angeles and Long Beach in 2021; yours differs.',
    note: '',
  },
  {
    ...common,
    id: 'sample-per-diem',
    name: 'Per diem',
    kind: 'per_diem',
    chargedBy: 'carrier',
    port: null,
    equipmentTypes: [],
    clock: 'gate_out',
    firstDay: 'same_day',
    freeDays: 4,
    freeCount: 'working',
    chargedCount: 'calendar',
    steps: [{ fromDay: 1, amount: 9_500 }],
    source: 'As the agreement TAEB had it in 2016; yours differs.',
    note: '',
  },
];
