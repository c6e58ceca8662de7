const withTown = /^(.+) \(([^()]+)\)$/;

/** The name of a ramp and the town that it adds, where both are longer than a line, so that no word is cut off. */
export function nameAndTown(place: string, maxLetters: number): readonly [name: string, town: string | null] {
  const [, name, town] = (place.length > maxLetters && withTown.exec(place)) || [];
  return name !== undefined && town !== undefined ? [name, town] : [place, null];
}
