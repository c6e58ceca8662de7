import { expect, it } from 'vitest';
import { textMatcher, readTextQuery } from '#/domain/find/searchText.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { podTerminals } from './podTerminals.ts';

const terminal = (id: string) => ({ type: 'terminal', id, name: `Pier ${id}` }) as const;
const names = (shipment: ReturnType<typeof sampleShipment>) =>
  podTerminals(shipment, shipment.containers).map(({ name }) => name);

it('a terminal that only a container names is known to the list, its search and the board', () => {
  const shipment = sampleShipment({ containers: [sampleContainer({ podTerminal: terminal('A') })] });
  expect(names(shipment)).toEqual(['Pier A']);
  expect(textMatcher(readTextQuery('pier a'))(shipment)).not.toBeNull();
});

it('the terminal of a shipment stands for containers that name none, and each stands once', () => {
  const containers = [null, terminal('A'), terminal('B'), terminal('A')].map((podTerminal, index) =>
    sampleContainer({ id: `${index}`, podTerminal }),
  );
  expect(names(sampleShipment({ podTerminal: terminal('P'), containers }))).toEqual([
    'Pier P',
    'Pier A',
    'Pier B',
  ]);
  expect(names(sampleShipment({ podTerminal: terminal('P') }))).toEqual(['Pier P']);
});
