import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';

const { vessels, ports, metroAreas, terminals, carriers, place, carrier } = createGazetteer('names');

describe('the gazetteer', () => {
  it('gives every vessel a name, IMO and MMSI of its own', () => {
    for (const read of [(n: (typeof vessels)[number]) => n.name, (n: (typeof vessels)[number]) => n.imo]) {
      expect(new Set(vessels.map(read)).size).toBe(vessels.length);
    }
    expect(new Set(vessels.map((vessel) => vessel.mmsi)).size).toBe(vessels.length);
  });

  it('uses IMO numbers of the range 41xxxxx with a valid check digit, and nine-digit MMSIs', () => {
    for (const { imo, mmsi } of vessels) {
      const digits = Array.from(imo, Number);
      const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0);
      expect(imo).toMatch(/^41\d{5}$/);
      expect(sum % 10).toBe(digits[6]);
      expect(mmsi).toMatch(/^\d{9}$/);
    }
  });

  it('has the carriers of the live list, under whichever of their codes they are asked for', () => {
    const live =
      'ACLU ANNU APLU ARKU CHVW CLAM CMDU COSU CULU EGLV GOSU HDMU HDUJ HLCU IILU MAEU MATS MSCU ONEY OOLU PCIU SAFM SEAU ' +
      'SEJJ SMLM SMLU SQQY SSBF SSPH TEST TJFH TRBR TRKU TXZJ WDSB WHLC YMLU ZIMU';
    for (const scac of live.split(' ')) expect(carrier(scac)?.scac).toBe(scac);
    expect(carrier('WWSU')?.scac).toBe('SSBF');
    expect(new Set(carriers.map(({ scac }) => scac)).size).toBe(carriers.length);
  });

  it('names real IANA zones only', () => {
    for (const { timeZone } of [...ports, ...metroAreas]) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });

  it('knows a place for every terminal and has a ramp for every metropolitan area', () => {
    for (const terminal of terminals) expect(place(terminal.locode), terminal.name).not.toBeNull();
    const ramps = new Set(terminals.flatMap((each) => (each.type === 'rail_terminal' ? each.locode : [])));
    for (const metro of metroAreas) expect(ramps).toContain(metro.locode);
  });

  it('has a line that cannot be asked by container, one that cannot be asked at all, and the one of the test numbers', () => {
    const tracks = (scac: string) => carrier(scac)?.tracks;
    expect(tracks('SMLU')).toEqual({ bill_of_lading: true, booking: true, container: false });
    expect(tracks('TXZJ')).toEqual({ bill_of_lading: false, booking: false, container: false });
    expect(tracks('TEST')).toEqual({ bill_of_lading: true, booking: true, container: false });
    expect(tracks('MSCU')).toEqual({ bill_of_lading: true, booking: true, container: true });
  });

  it('has distinct ids and finds a carrier by its other SCAC too', () => {
    const all = [...vessels, ...ports, ...metroAreas, ...terminals, ...carriers].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(carrier('MEDU')?.scac).toBe('MSCU');
  });
});
