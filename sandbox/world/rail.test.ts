import { describe, expect, it } from 'vitest';
import { railWays } from './rail.ts';

const country = (locode: string) => locode.slice(0, 2);

describe('ways by rail', () => {
  it.each(['USLAX', 'USNYC', 'CAVAN', 'CAPRR', 'CAHAL', 'CAMTR'])(
    'from %s stop only in a country where they begin or end',
    (port) => {
      const ways = railWays(port);
      expect(ways.length).toBeGreaterThan(0);
      const abroad = ways.filter(
        ({ via, locode }) => via && ![country(port), country(locode)].includes(country(via)),
      );
      expect(abroad).toEqual([]);
    },
  );
});
