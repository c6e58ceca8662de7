import { containerValues, type Where } from '#/domain/list/containerFacets.ts';
import { valueName, valuesOf } from '#/domain/list/facets.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { type Counter, containersOf, count, type Figure, type OverviewQuestion } from './figure.ts';

/** The stages of a journey in its order, each with the place that its containers are counted by: where they are, or go. */
const placeFacets = {
  origin: 'pol',
  sea: 'pod',
  port: 'pod',
  inland: 'destination',
  destination: 'destination',
  out: 'pod',
} as const satisfies Partial<Record<Where, 'pol' | 'pod' | 'destination'>>;
export type FlowStage = keyof typeof placeFacets;
const flowStages = Object.keys(placeFacets) as FlowStage[];

export interface PlaceFigure extends Figure {
  readonly label: string;
}

export interface StageFigure extends Figure {
  readonly stage: FlowStage;
  /** Most first. */
  readonly places: readonly PlaceFigure[];
  /** Containers whose place is not reported. */
  readonly placeNotReported: number;
}

export interface PlacesOverview {
  readonly stages: readonly StageFigure[];
  /** All of these. */
  readonly underWay: Figure;
  readonly returned: Figure;
  readonly notReported: Figure;
}

/** Where the containers are, by phase and place. */
export function countPlaces({ now }: OverviewQuestion): Counter<PlacesOverview> {
  const wheres = new Map<string, number>();
  const places = new Map<FlowStage, Map<string, { readonly label: string; count: number }>>();
  const isStage = (where: string): where is FlowStage => Object.hasOwn(placeFacets, where);
  return {
    read: (shipment) => {
      const found = shipment.containers.flatMap((container) =>
        containerValues('where', container, shipment, now).map((where) => {
          const facet = isStage(where) ? placeFacets[where] : null;
          const place = facet && valuesOf(facet, shipment, now)[0];
          return { where, place, label: place && facet ? (valueName(facet, shipment) ?? place) : '' };
        }),
      );
      return () => {
        for (const { where, place, label } of found) {
          count(wheres, where, 1);
          if (!place || !isStage(where)) continue;
          const ofStage = places.get(where) ?? new Map<string, { label: string; count: number }>();
          places.set(where, ofStage);
          const one = ofStage.get(place);
          if (one) one.count += 1;
          else ofStage.set(place, { label, count: 1 });
        }
      };
    },
    result: () => {
      const figure = (...some: readonly Where[]): Figure => ({
        count: some.reduce((sum, where) => sum + (wheres.get(where) ?? 0), 0),
        search: containersOf({ where: some }),
      });
      return {
        stages: flowStages.map((stage) => {
          const whole = figure(stage);
          const named = [...(places.get(stage) ?? [])]
            .map(([place, one]) => ({ ...one, search: { ...whole.search, [placeFacets[stage]]: [place] } }))
            .toSorted((a, b) => b.count - a.count || compareCodeUnits(a.label, b.label));
          const placed = named.reduce((sum, one) => sum + one.count, 0);
          return { stage, ...whole, places: named, placeNotReported: whole.count - placed };
        }),
        underWay: figure(...flowStages),
        returned: figure('returned'),
        notReported: figure('unknown'),
      };
    },
  };
}
