import { expect, it } from 'vitest';
import type { CellFact } from '#/domain/list/cellFact.ts';
import type { Container } from '#/domain/records/container.ts';
import type { CustomValue } from '#/domain/records/customField.ts';
import { statusOf } from '#/domain/status/status.ts';
import { sampleContainer, samplePlace } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { describeCell } from './listCells.ts';

const usual = { range: { low: -0.2, median: 0.5, high: 1.4 }, known: 34, of: 'lane' } as const;
const status = (known: Partial<Container>) => statusOf(sampleContainer(known));
const podFullOut = readMoment('2026-08-10T16:00:00Z', 'America/Los_Angeles');
const field = (value: CustomValue, display: string | null = null) => ({
  id: 'f',
  slug: 'f',
  label: 'F',
  dataType: null,
  value,
  display,
  entity: { type: 'container', id: 'c' },
});

it.each<[CellFact, readonly string[]]>([
  [{ code: 'statuses', statuses: [{ fact: status({ currentStatus: 'on_ship' }), count: 3 }] }, ['On vessel']],
  [
    {
      code: 'statuses',
      statuses: [
        { fact: status({ podFullOut, inlandEvidence: 'likely' }), count: 2 },
        { fact: status({ currentStatus: 'in_orbit' }), count: 1 },
      ],
    },
    ['2 × Left the port', '1 × in_orbit'],
  ],
  [
    {
      code: 'ready',
      answers: [
        { fact: 'yes', count: 1 },
        { fact: 'notReported', count: 2 },
      ],
    },
    ['1 × Ready', '2 × Not reported'],
  ],
  [
    {
      code: 'readyReasons',
      reasons: [{ code: 'holds', holds: ['customs'] }, { code: 'pickedUp' }, { code: 'pickedUp' }],
    },
    ['On hold: Customs', 'Picked up'],
  ],
  [{ code: 'headline', headline: { code: 'notReady' } }, ['Not ready for pickup']],
  [
    {
      code: 'verdictReasons',
      reasons: [{ code: 'hold', hold: 'USDA' }],
      share: { sharedBy: 1, others: [{ headline: { code: 'pickedUp' }, count: 2 }] },
    },
    ['USDA hold', '1 of 3, 2 picked up'],
  ],
  [{ code: 'verdictReasons', reasons: [{ code: 'eta' }], share: { sharedBy: 1, others: [] } }, ['ETA']],
  [
    {
      code: 'place',
      where: {
        kind: 'at',
        site: {
          place: samplePlace({ name: 'Los Angeles', locode: 'USLAX' }),
          terminal: { type: 'terminal', id: 't', name: 'West Basin' },
        },
      },
    },
    ['Los Angeles (USLAX) · West Basin'],
  ],
  [{ code: 'progress', stage: 'vessel_departed' }, ['At sea']],
  [
    {
      code: 'holds',
      holds: [
        { name: 'customs', effect: 'blocks' },
        { name: 'customs', effect: 'blocks' },
        { name: 'TMF', effect: 'warns' },
        { name: 'freight', effect: 'unclear' },
      ],
    },
    ['Customs', 'TMF (pending)', 'Freight (unknown status)'],
  ],
  [{ code: 'holds', holds: [] }, []],
  [
    {
      code: 'fees',
      sums: [
        { amount: 1300, currencyCode: 'USD' },
        { amount: 1, currencyCode: null },
      ],
    },
    ['1300.00 USD', '1.00 (currency not reported)'],
  ],
  [
    {
      code: 'costs',
      sums: [
        { amount: 1300, currencyCode: 'USD' },
        { amount: 7212.5, currencyCode: 'CAD' },
      ],
    },
    ['1,300 USD', '7,212.50 CAD'],
  ],
  [{ code: 'etaRecord', usual }, ['−0.2 to +1.4 d, 34 arrivals on lane']],
  [{ code: 'tracking', state: 'stale' }, ['No update for 7 days']],
  [{ code: 'trackingStopped', reason: 'cancelled_by_user' }, ['Stopped: cancelled by a user']],
  [{ code: 'trackingStopped', reason: null }, ['Stopped: reason not reported']],
  [
    {
      code: 'equipment',
      containers: [
        sampleContainer({ equipmentLength: 40, equipmentType: 'dry', equipmentHeight: 'high_cube' }),
      ],
    },
    ['40 ft dry, high cube'],
  ],
  [
    {
      code: 'fields',
      fields: [field({ kind: 'flag', on: true }), field({ kind: 'text', text: 'fob' }, 'FOB')],
    },
    ['Yes', 'FOB'],
  ],
])('%j: %j', (fact, texts) => {
  expect(describeCell(fact)).toEqual(texts);
});
