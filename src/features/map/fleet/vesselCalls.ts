import { byDischarge } from '#/domain/fleetMap/discharge.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { type TimeMark, timeMark } from '#/features/map/time/timeMark.ts';
import { systemClock } from '#/time/clock.ts';
import { etaOf, originalEta, portName } from './words.ts';

/** The calls of the selected vessel on the time bar: its departure, its ETA, and the original ETA of its containers. */
export function vesselCalls(vessel: FleetVessel | undefined): TimeMark[] {
  if (!vessel) return [];
  const { reported } = vessel;
  const [next] = byDischarge(vessel, systemClock.now());
  return [
    ...(reported
      ? [
          ...timeMark(reported.from.when, 'actual', portName(reported.from.name)),
          ...timeMark(reported.to.when, 'estimated', etaOf(reported.to.name)),
        ]
      : []),
    ...timeMark(next?.change?.original ?? null, 'original', originalEta),
  ];
}
