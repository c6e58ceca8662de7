import type { Tariff } from './tariff.ts';

const common = {
  scac: null,
  terminal: null,
  lengths: [],
  throughMoves: false,
  isAdditional: false,
  contract: null,
  calendar: 'US',
  per: 'day',
  currency: 'USD',
  validBy: 'clock_start',
  validFrom: null,
  validThrough: null,
  isOn: false,
  isSample: true,
} as const;

/** A tariff without what is written of it. */
export interface SampleTariff extends Omit<Tariff, 'name' | 'source'> {
  readonly id: 'sample-demurrage' | 'sample-per-diem';
}

/** What tariffs look like, to copy and to try: they are off until somebody switches them on. */
export const samples: readonly SampleTariff[] = [
  {
    ...common,
    id: 'sample-demurrage',
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
    note: '',
  },
  {
    ...common,
    id: 'sample-per-diem',
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
    note: '',
  },
];
