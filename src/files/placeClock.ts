import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { icsDigits } from './vtimezone.ts';

/**
 * Clock digits of a place in the shape in which ical-generator takes them, that of luxon's DateTime. A `Date` would
 * be written by the clock of this device.
 */
export class PlaceClock implements ICalLuxonDateTimeStub {
  readonly isValid = true;
  readonly zone = { type: 'place' };
  readonly #digits: number;

  /** @param digits milliseconds since 1970 as if they were UTC */
  constructor(digits: number) {
    this.#digits = digits;
  }

  // The digits are those of the wanted zone already.
  setZone(): this {
    return this;
  }

  toFormat(format: string): string {
    const [day = '', time = ''] = icsDigits(this.#digits).split('T');
    return format === 'yyyyLLdd' ? day : time;
  }

  toJSDate(): Date {
    return new Date(this.#digits);
  }

  toJSON(): string {
    return icsDigits(this.#digits);
  }
}
