import { expect, it } from 'vitest';
import seaLanes from '#/domain/geo/seaLanes.json' with { type: 'json' };
import seagraph from '#sandbox/world/geo/seagraph.json' with { type: 'json' };

it('the sea lanes of the map are the sea graph of the embedded service without its harbours', () => {
  const places: number[] = [];
  const indexOf = new Map<number, number>();
  for (const [index, [name, longitude, latitude]] of seagraph.nodes.entries()) {
    if (String(name).startsWith('A:')) continue;
    indexOf.set(index, indexOf.size);
    places.push(Math.round(Number(longitude) * 20), Math.round(Number(latitude) * 20));
  }
  const legs = seagraph.edges.flatMap(([one, other]) => {
    const ends = [indexOf.get(Number(one)), indexOf.get(Number(other))];
    return ends.includes(undefined) ? [] : ends;
  });
  expect(seaLanes.places).toEqual(places);
  expect(seaLanes.legs).toEqual(legs);
});
