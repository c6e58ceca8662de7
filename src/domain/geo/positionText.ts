import { formatFixed } from '#/language/formatFixed.ts';
import { numberFormat } from '#/language/numberFormat.ts';
import type { Position } from './position.ts';
import * as words from './words.ts';

/** `34.05° N 118.25° W`. Two digits are about a kilometre, enough for an hourly estimate. */
export function positionText({ latitude, longitude }: Position): string {
  const east = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const sides = [latitude < 0 ? words.south : words.north, east < 0 ? words.west : words.east] as const;
  return `${sides[0](angle(latitude))} ${sides[1](angle(east))}`;
}

const angle = (degrees: number) => words.degrees(formatFixed(Math.abs(degrees), 2));

/** `north-east (47°)` */
export function headingText(degrees: number): string {
  const wind = words.winds[Math.round(degrees / 45) % 8] ?? '';
  return words.heading(wind, words.degrees(String(Math.round(degrees) % 360)));
}

const whole = numberFormat({ maximumFractionDigits: 0 });

const kilometresPerMile = 1.852;

/** Of distances at sea. */
export type SeaUnit = 'nm' | 'km';

/** A distance at sea, `5,620 nm` or `10,408 km`; below ten with a digit more. */
export function milesText(miles: number, unit: SeaUnit): string {
  const length = unit === 'km' ? miles * kilometresPerMile : miles;
  const number = length < 9.95 ? formatFixed(length, 1) : whole(length);
  return unit === 'km' ? words.kilometres(number) : words.miles(number);
}

/** A distance on land: `2,810 km`. */
export function kilometresText(miles: number): string {
  return words.kilometres(whole(miles * kilometresPerMile));
}

/** `18.2 kn` */
export function speedText(knots: number): string {
  return words.knots(formatFixed(knots, 1));
}
