// Keeps a number and its unit on one line.
const noBreak = '\u{a0}';

export const degrees = (number: string): string => `${number}°`;
export const north = (angle: string): string => `${angle} N`;
export const south = (angle: string): string => `${angle} S`;
export const east = (angle: string): string => `${angle} E`;
export const west = (angle: string): string => `${angle} W`;

/** From north on, by the clock. */
export const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export const heading = (wind: string, angle: string): string => `${wind} (${angle})`;

export const miles = (number: string): string => `${number}${noBreak}nm`;
export const kilometres = (number: string): string => `${number}${noBreak}km`;
export const knots = (number: string): string => `${number}${noBreak}kn`;
