import { marineTerminals, metroNames } from './facilities.ts';
import carrierData from './geo/carriers.json' with { type: 'json' };
import portData from './geo/ports.json' with { type: 'json' };
import railData from './geo/rail.json' with { type: 'json' };
import type { RequestType } from './plan.ts';
import { rootKey, uuid, type Key } from './random.ts';
import { allRotations, type Rotation } from './schedule.ts';
import { imoNumber, mmsiNumber, vesselName } from './vesselNames.ts';

/** Every place, facility, carrier and vessel of the world, each with a stable UUID. */
export interface Gazetteer {
  readonly ports: readonly PortRecord[];
  readonly metroAreas: readonly MetroAreaRecord[];
  /** Marine terminals and rail ramps. */
  readonly terminals: readonly TerminalRecord[];
  readonly carriers: readonly CarrierRecord[];
  readonly vessels: readonly VesselRecord[];
  /** By LOCODE: a port first, else a metro area. */
  place(locode: string): PortRecord | MetroAreaRecord | null;
  terminal(id: string): TerminalRecord | null;
  vessel(imo: string): VesselRecord | null;
  carrier(scac: string): CarrierRecord | null;
}

export interface PortRecord {
  readonly type: 'port';
  readonly id: string;
  readonly locode: string;
  readonly name: string;
  readonly city: string | null;
  readonly stateAbbr: string | null;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface MetroAreaRecord extends Omit<PortRecord, 'type' | 'city'> {
  readonly type: 'metro_area';
}

export interface TerminalRecord {
  readonly type: 'terminal' | 'rail_terminal';
  readonly id: string;
  readonly name: string;
  readonly nickname: string;
  /** LOCODE of its port or metro area. */
  readonly locode: string;
  readonly railScac: string | null;
  /** Whether it tells availability, holds, fees and last free days. */
  readonly tellsAvailability: boolean;
}

export interface CarrierRecord {
  readonly id: string;
  readonly scac: string;
  readonly name: string;
  readonly shortName: string;
  readonly alternativeScacs: readonly string[];
  /** The kinds of numbers that can be tracked there (docs/interface.md 3.6). */
  readonly tracks: Readonly<Record<RequestType, boolean>>;
}

export interface VesselRecord {
  readonly id: string;
  readonly name: string;
  readonly imo: string;
  readonly mmsi: string;
}

/** Other SCACs under which a carrier is known and accepted (docs/interface.md 3.6, trap 46). */
const alternativeScacs: Readonly<Record<string, readonly string[]>> = {
  MSCU: ['MEDU'],
  CMDU: ['CMAC'],
  COSU: ['CSNU'],
  HLCU: ['HLXU'],
  ONEY: ['NYKS'],
  CHVW: ['QWJA', 'PLLU'],
  CLAM: ['CWLQ'],
  SEAU: ['SEAL'],
  SQQY: ['SJHH'],
  SSBF: ['WWSU'],
  TRBR: ['TBIE', 'PYRR'],
};

const shortNames: Readonly<Record<string, string>> = {
  ONEY: 'ONE',
  ACLU: 'ACL',
  IILU: 'ICL',
  SMLU: 'Seaboard',
  GOSU: 'GSL',
  HDUJ: 'HEDE',
  SSPH: 'Seth',
  WDSB: 'WDS',
};

const noContainers = new Set('SMLU CULU TEST CHVW CLAM GOSU SAFM SSBF SSPH TJFH TRBR'.split(' '));
const noBills = new Set(['TRBR']);
const nothing = new Set(['TXZJ', 'WDSB']);
/** The line of the test numbers, which the live service lists among the others (docs/interface.md 8). */
const testLine = { scac: 'TEST', name: 'Test Line' };

/** Builds all records. Ids depend on the seed, everything else is the same in every world. */
export function createGazetteer(seed: string | number): Gazetteer {
  const key = rootKey(seed);
  const ports = portRecords(key);
  const metroAreas = metroAreaRecords(key);
  const terminals = [...marineRecords(key), ...railRecords(key)];
  const carriers = carrierRecords(key);
  const vessels = vesselRecords(key);

  const places = new Map([...metroAreas, ...ports].map((record) => [record.locode, record]));
  const terminalById = new Map(terminals.map((record) => [record.id, record]));
  const vesselByImo = new Map(vessels.map((record) => [record.imo, record]));
  const carrierByScac = new Map(
    carriers.flatMap((record) => [record.scac, ...record.alternativeScacs].map((scac) => [scac, record])),
  );
  return {
    ports,
    metroAreas,
    terminals,
    carriers,
    vessels,
    place: (locode) => places.get(locode) ?? null,
    terminal: (id) => terminalById.get(id) ?? null,
    vessel: (imo) => vesselByImo.get(imo) ?? null,
    carrier: (scac) => carrierByScac.get(scac) ?? null,
  };
}

function portRecords(key: Key): PortRecord[] {
  return portData.map((port) => ({
    type: 'port',
    id: uuid(key, `port ${port.locode}`),
    locode: port.locode,
    name: port.name,
    city: port.name.replace(/ [(/].*$/, ''),
    stateAbbr: port.state_abbr,
    countryCode: port.country_code,
    timeZone: port.time_zone,
    latitude: port.latitude,
    longitude: port.longitude,
  }));
}

// One per LOCODE of a ramp, placed at its first ramp. Montreal is a port already.
function metroAreaRecords(key: Key): MetroAreaRecord[] {
  return Object.entries(metroNames).flatMap(([locode, [name, stateAbbr]]) => {
    const ramp = railData.ramps.find((candidate) => candidate.locode === locode);
    if (!ramp) return [];
    return {
      type: 'metro_area',
      id: uuid(key, `metro ${locode}`),
      locode,
      name,
      stateAbbr,
      countryCode: locode.slice(0, 2),
      timeZone: ramp.tz,
      latitude: ramp.lat,
      longitude: ramp.lon,
    };
  });
}

function marineRecords(key: Key): TerminalRecord[] {
  return marineTerminals.map(([locode, tellsAvailability, nickname, name]) => ({
    type: 'terminal',
    id: uuid(key, `terminal ${locode} ${name}`),
    name,
    nickname,
    locode,
    railScac: null,
    tellsAvailability,
  }));
}

/** The id of a rail ramp's record, by the ramp's own name in rail.json. */
export function rampId(key: Key, ramp: string): string {
  return uuid(key, `ramp ${ramp}`);
}

function railRecords(key: Key): TerminalRecord[] {
  return railData.ramps.map((ramp) => ({
    type: 'rail_terminal',
    id: rampId(key, ramp.id),
    name: ramp.name,
    nickname: ramp.id,
    locode: ramp.locode,
    railScac: ramp.scac,
    tellsAvailability: true,
  }));
}

function carrierRecords(key: Key): CarrierRecord[] {
  return [...carrierData.carriers, testLine].map(({ scac, name }) => ({
    id: uuid(key, `carrier ${scac}`),
    scac,
    name,
    shortName: shortNames[scac] ?? name,
    alternativeScacs: alternativeScacs[scac] ?? [],
    tracks: {
      bill_of_lading: !nothing.has(scac) && !noBills.has(scac),
      booking: !nothing.has(scac),
      container: !nothing.has(scac) && !noContainers.has(scac),
    },
  }));
}

/** The IMO of a vessel of a service; vessels are counted through all services in order. */
export function imoOf(rotation: Rotation, vessel: number): string {
  return imoNumber(firstVesselOf(rotation) + vessel);
}

const firstVessels = new Map<Rotation, number>();

function firstVesselOf(rotation: Rotation): number {
  if (firstVessels.size === 0) {
    let count = 0;
    for (const each of allRotations().values()) {
      firstVessels.set(each, count);
      count += each.vessels;
    }
  }
  return firstVessels.get(rotation) ?? 0;
}

function vesselRecords(key: Key): VesselRecord[] {
  const count = [...allRotations().values()].reduce((sum, rotation) => sum + rotation.vessels, 0);
  return Array.from({ length: count }, (_, n) => ({
    id: uuid(key, 'vessel', n),
    name: vesselName(n),
    imo: imoNumber(n),
    mmsi: mmsiNumber(n),
  }));
}
