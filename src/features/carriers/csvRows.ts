import { type CarrierRecord, type DelayGroup, partKinds } from '#/domain/performance/delayGroup.ts';
import type { FleetPerformance } from '#/domain/performance/performance.ts';
import { partHeading } from './words.ts';

type Cells = readonly (string | number | null)[];

/** A row for each carrier, followed by those of its lanes, vessels and months. */
export function csvRows({ carriers }: FleetPerformance): readonly Cells[] {
  return carriers.flatMap((carrier) => [
    cellsOf(carrier, 'Carrier', carrier),
    ...partKinds.flatMap((kind) =>
      carrier.parts[kind].map((part) => cellsOf(carrier, partHeading[kind], part)),
    ),
  ]);
}

function cellsOf({ label, id }: CarrierRecord, kind: string, group: DelayGroup): Cells {
  const { transit } = group;
  return [
    label,
    id,
    kind,
    group.label,
    group.arrived,
    group.known,
    group.arrived - group.known,
    group.median,
    group.range?.low ?? null,
    group.range?.high ?? null,
    group.backtest?.inside ?? null,
    group.backtest?.of ?? null,
    group.overTwoDays,
    group.overFiveDays,
    transit.known,
    transit.missing,
    transit.usual?.median ?? null,
    transit.usual?.low ?? null,
    transit.usual?.high ?? null,
  ];
}
