import type { FeatureCollection, Polygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** world-atlas: the land and the countries of Natural Earth, sharing their arcs. */
export type WorldFile = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** us-atlas: the states of the United States. */
export type StatesFile = Topology<{ states: GeometryCollection }>;

/** Our own outlines of the Great Lakes, which neither of them has. */
export type LakesFile = FeatureCollection<Polygon>;

/** The files of the world. */
export interface WorldFiles {
  readonly coarse: WorldFile;
  readonly fine: WorldFile;
  readonly states: StatesFile;
  readonly lakes: LakesFile;
}

export type ReadWorldFile = <Name extends keyof WorldFiles>(name: Name) => Promise<WorldFiles[Name]>;
