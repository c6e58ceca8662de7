import type { Position } from './position.ts';

/** `34.05° N 118.25° W`. Two digits are about a kilometre, enough for an hourly estimate. */
export function positionText({ latitude, longitude }: Position): string {
  const east = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return `${angle(latitude)} ${latitude < 0 ? 'S' : 'N'} ${angle(east)} ${east < 0 ? 'W' : 'E'}`;
}

const angle = (degrees: number) => `${Math.abs(degrees).toFixed(2)}°`;

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** `north-east (47°)` */
export function headingText(degrees: number): string {
  return `${winds[Math.round(degrees / 45) % 8]} (${Math.round(degrees) % 360}°)`;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

// Keeps a number and its unit on one line.
const noBreak = '\u{a0}';

const kilometresPerMile = 1.852;

/** Of distances at sea. */
export type SeaUnit = 'nm' | 'km';

/** A distance at sea, `5,620 nm` or `10,408 km`; below ten with a digit more. */
export function milesText(miles: number, unit: SeaUnit): string {
  const length = unit === 'km' ? miles * kilometresPerMile : miles;
  return `${length < 9.95 ? length.toFixed(1) : whole.format(length)}${noBreak}${unit}`;
}

/** A distance on land: `2,810 km`. */
export function kilometresText(miles: number): string {
  return `${whole.format(miles * kilometresPerMile)}${noBreak}km`;
}

/** `18.2 kn` */
export function speedText(knots: number): string {
  return `${knots.toFixed(1)}${noBreak}kn`;
}
