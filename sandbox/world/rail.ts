import portData from './geo/ports.json' with { type: 'json' };
import railData from './geo/rail.json' with { type: 'json' };
import { distanceNm, type Position } from './sea.ts';

/** A way by rail between a port and an inland ramp. */
export interface RailWay {
  /** The ramp's name in rail.json. */
  readonly ramp: string;
  readonly locode: string;
  readonly scac: string;
  /** Usual hours under way. */
  readonly hours: number;
  /** LOCODE of a ramp of the same railroad on the way, where trains stop; null on short ways. */
  readonly via: string | null;
}

// The railroads that serve the docks of each coast.
const west = ['BNSF', 'UPRR'];
const east = ['NSRR', 'CSXT'];
const canada = ['CNRU', 'CPRS'];
const railroads: Readonly<Record<string, readonly string[]>> = {
  USLAX: west,
  USLGB: west,
  USOAK: west,
  USSEA: west,
  USTIW: west,
  USHOU: west,
  USNYC: east,
  USORF: east,
  USBAL: east,
  USCHS: east,
  USSAV: east,
  CAVAN: canada,
  CAPRR: ['CNRU'],
  CAHAL: ['CNRU'],
  CAMTR: canada,
};

const ways = new Map<string, readonly RailWay[]>();

/** The ramps that a port is connected with; none for ports without intermodal rail in this world. */
export function railWays(port: string): readonly RailWay[] {
  let found = ways.get(port);
  if (!found) {
    found = findWays(port);
    ways.set(port, found);
  }
  return found;
}

function findWays(port: string): readonly RailWay[] {
  const record = portData.find((candidate) => candidate.locode === port);
  if (!record) return [];
  const dock: Position = [record.longitude, record.latitude];
  return railData.ramps.flatMap((ramp) => {
    const site: Position = [ramp.lon, ramp.lat];
    const miles = distanceNm(dock, site);
    if (!railroads[port]?.includes(ramp.scac) || ramp.locode === port || miles < 200) return [];
    const stop = railData.ramps.find((other) => {
      const middle: Position = [other.lon, other.lat];
      const first = distanceNm(dock, middle);
      const second = distanceNm(middle, site);
      // On the way: neither end, hardly a detour, and no border crossed twice.
      const home = [port, ramp.locode].some((end) => end.slice(0, 2) === other.locode.slice(0, 2));
      return other.scac === ramp.scac && home && first > 150 && second > 150 && first + second < miles * 1.12;
    });
    // Fits Los Angeles to Chicago in five days and New York to Chicago in under three.
    const hours = 24 + miles * 0.063;
    return { ramp: ramp.id, locode: ramp.locode, scac: ramp.scac, hours, via: stop?.locode ?? null };
  });
}
