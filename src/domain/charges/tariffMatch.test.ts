import { expect, it } from 'vitest';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { matchesOf } from './tariffMatch.ts';

const [any] = sampleTariffs;
const open = { contract: null, terminal: null, port: null, scac: null, equipmentTypes: [], lengths: [] };

it('says why a tariff is chosen in the order of its precedence, and nothing of one for any container', () => {
  if (!any) throw new Error('There is no sample.');
  expect(matchesOf({ ...any, ...open })).toEqual([]);
  const matched = { contract: 'Q-1', terminal: 'Pier A', port: 'USLAX', scac: 'MAEU' };
  expect(matchesOf({ ...any, ...matched, equipmentTypes: ['dry', 'reefer'], lengths: [40] })).toEqual([
    { code: 'contract', name: 'Q-1' },
    { code: 'terminal', name: 'Pier A' },
    { code: 'port', name: 'USLAX' },
    { code: 'scac', name: 'MAEU' },
    { code: 'equipmentType', name: 'dry' },
    { code: 'equipmentType', name: 'reefer' },
    { code: 'length', feet: 40 },
  ]);
});
