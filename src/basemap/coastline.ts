import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import coarseUrl from 'world-atlas/countries-50m.json?url';
import { readHashedFile } from '#/data/http/request.ts';
import { unwrapPolygons, type WorldFile } from './shapeIndex.ts';

/** The rings of all land: longitude and latitude of each point in degrees, each ring in one piece. */
export function coastlineOf(world: WorldFile): readonly (readonly (readonly number[])[])[] {
  const { features } = feature(world, world.objects.land);
  return unwrapPolygons(features.map(({ geometry }) => geometry as Polygon | MultiPolygon)).flat();
}

/** The land of the coarse base map, for a map that is drawn once. */
export async function readCoastline() {
  return coastlineOf((await readHashedFile(coarseUrl)) as WorldFile);
}
