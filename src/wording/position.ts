import type { Position } from '#/domain/geo/position.ts';
import { formatFixed } from '#/language/formatFixed.ts';
import { numberFormat } from '#/language/numberFormat.ts';

// Keeps a number and its unit on one line.
const noBreak = '\u{a0}';

const degrees = (number: string): string => `${number}°`;
const north = (angle: string): string => `${angle} N`;
const south = (angle: string): string => `${angle} S`;
const east = (angle: string): string => `${angle} E`;
const west = (angle: string): string => `${angle} W`;

/** From north on, by the clock. */
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
const heading = (wind: string, angle: string): string => `${wind} (${angle})`;

const miles = (number: string): string => `${number}${noBreak}nm`;
const kilometres = (number: string): string => `${number}${noBreak}km`;
const knots = (number: string): string => `${number}${noBreak}kn`;

/** `34.05° N 118.25° W`. Two digits are about a kilometre, enough for an hourly estimate. */
export function positionText({ latitude, longitude }: Position): string {
  const side = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const sides = [latitude < 0 ? south : north, side < 0 ? west : east] as const;
  return `${sides[0](angle(latitude))} ${sides[1](angle(side))}`;
}

const angle = (value: number) => degrees(formatFixed(Math.abs(value), 2));

/** `north-east (47°)` */
export function headingText(course: number): string {
  const wind = winds[Math.round(course / 45) % 8] ?? '';
  return heading(wind, degrees(String(Math.round(course) % 360)));
}

const whole = numberFormat({ maximumFractionDigits: 0 });

const kilometresPerMile = 1.852;

/** Of distances at sea. */
export type SeaUnit = 'nm' | 'km';

/** A distance at sea, `5,620 nm` or `10,408 km`; below ten with a digit more. */
export function milesText(distance: number, unit: SeaUnit): string {
  const length = unit === 'km' ? distance * kilometresPerMile : distance;
  const number = length < 9.95 ? formatFixed(length, 1) : whole(length);
  return unit === 'km' ? kilometres(number) : miles(number);
}

/** A distance on land: `2,810 km`. */
export function kilometresText(distance: number): string {
  return kilometres(whole(distance * kilometresPerMile));
}

/** `18.2 kn` */
export function speedText(speed: number): string {
  return knots(formatFixed(speed, 1));
}
