export const moveDown = (name: string): string => `Move ${name} down`;
export const moveUp = (name: string): string => `Move ${name} up`;
export const placeInOrder = (name: string, place: number, count: number): string =>
  `${name}, ${place} of ${count}`;
