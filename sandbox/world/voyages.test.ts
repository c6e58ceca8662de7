import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { distanceNm } from './sea.ts';
import type { VesselPosition } from './voyages.ts';
import { createWorld } from './world.ts';

const world = createWorld({ seed: 'voyages', shipments: 40 });
const start = instant(Date.UTC(2026, 4, 1));
const hour = 3_600_000;
const day = 24 * hour;

function milesBetween(a: VesselPosition, b: VesselPosition): number {
  return distanceNm([a.longitude, a.latitude], [b.longitude, b.latitude]);
}

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Expected a value.');
  return value;
}

describe('vessels', () => {
  it('never jump: no position is further from the last than 25 knots allow', () => {
    const jumps: string[] = [];
    for (const vessel of world.gazetteer.vessels) {
      const track = world.pastTrack(vessel.imo, start, instant(start + 130 * day), 90);
      expect(track).toHaveLength((130 * 24 * 60) / 90 + 1);
      track.forEach((position, index) => {
        const previous = track[index - 1];
        const far = previous !== undefined && milesBetween(previous, position) > 25 * 1.5;
        if (far || position.speedInKnots > 25) jumps.push(`${vessel.name} at ${position.at}`);
      });
    }
    expect(jumps).toEqual([]);
  });

  it('sail steadily through the change of a leg, minute by minute', () => {
    const { imo } = present(world.gazetteer.vessels[3]);
    const track = world.pastTrack(imo, start, instant(start + 40 * day), 1);
    const jumps = track.filter((position, index) => {
      const previous = track[index - 1];
      return previous && milesBetween(previous, position) > 25 / 60;
    });
    expect(jumps).toEqual([]);
    expect(new Set(track.map((position) => position.mooredAt)).size).toBeGreaterThan(3);
  });

  it('keep their last heading and make no way while moored', () => {
    const { imo } = present(world.gazetteer.vessels[0]);
    const track = world.pastTrack(imo, start, instant(start + 60 * day), 30);
    const moored = track.filter((position) => position.mooredAt !== null);
    expect(moored.length).toBeGreaterThan(10);
    expect(moored.every((position) => position.speedInKnots === 0)).toBe(true);
    const turned = track.filter((position, index) => {
      const previous = track[index - 1];
      const still = position.mooredAt !== null && previous?.mooredAt === position.mooredAt;
      return still && position.heading !== previous.heading;
    });
    expect(turned).toEqual([]);
  });

  it('are at the port of discharge when their shipment says that they arrived', () => {
    for (const plan of world.shipmentsAt(start)) {
      const leg = present(plan.legs.at(-1));
      expect(world.vesselAt(leg.vesselImo, instant(leg.ata + 1000))?.mooredAt).toBe(leg.to);
      expect(world.vesselAt(leg.vesselImo, instant(leg.atd - 1000))?.mooredAt).toBe(leg.from);
    }
  });

  it('have a future track from where they are to the next port asked for', () => {
    for (const plan of world.shipmentsAt(start)) {
      const leg = present(plan.legs.at(-1));
      const from = instant(leg.atd + (leg.ata - leg.atd) / 2);
      const track = present(world.futureTrack(leg.vesselImo, leg, from, 60));
      const here = present(world.vesselAt(leg.vesselImo, from));
      expect(milesBetween(here, present(track[0]))).toBeLessThan(0.1);
      expect(track.at(-1)?.at).toBe(leg.ata);
      expect(track.at(-1)?.mooredAt).toBe(leg.to);
      expect(present(track[1]).at - present(track[0]).at).toBe(hour);
    }
  });

  it('turn where their route turns, and nowhere else', () => {
    for (const plan of world.shipmentsAt(start)) {
      const leg = present(plan.legs.at(-1));
      const turns = world.turns(leg.vesselImo, leg.atd, leg.ata);
      expect(turns.every(({ at }) => at > leg.atd && at < leg.ata)).toBe(true);
      expect(turns.map(({ at }) => at)).toEqual(turns.map(({ at }) => at).toSorted((a, b) => a - b));
      const minutes = world.pastTrack(leg.vesselImo, leg.atd, leg.ata, 1);
      const isSharp = (index: number) => {
        const [before, after] = [minutes[index - 1], minutes[index + 1]];
        const change = before && after ? Math.abs(after.heading - before.heading) : 0;
        return Math.min(change, 360 - change) > 20 && before?.mooredAt === null && after?.mooredAt === null;
      };
      const missed = minutes.filter(
        (position, index) => isSharp(index) && !turns.some((turn) => milesBetween(turn, position) < 1),
      );
      expect(missed).toEqual([]);
    }
  });

  it('are unknown by an IMO of no vessel, and have no track to ports off their rotation', () => {
    const { imo } = present(world.gazetteer.vessels[0]);
    expect(world.vesselAt('9074729', start)).toBeNull();
    expect(world.futureTrack(imo, { from: 'NZTRG', to: 'FIHEL' }, start, 60)).toBeNull();
  });
});
