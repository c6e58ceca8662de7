import { isDuringLife, isWithin, lifeOf, type RecordLife } from '#/domain/records/recordLife.ts';
import type { UnusedDate } from '#/domain/records/unusedDate.ts';
import { type Instant, parseInstant } from '#/time/instant.ts';
import { readEstimate } from '#/time/localDay.ts';
import { type Moment, readMoment, sortKey } from '#/time/moment.ts';

type Text = string | null | undefined;
type Dates = Readonly<Record<string, unknown>>;

/** Reads the dates of one record, and collects those that say nothing (docs/interface.md 6.1). */
export interface DateReader {
  /** What has happened, is due or is agreed. Null where no date of this journey is reported. */
  moment(attribute: string, text: Text, zone: string | null): Moment | null;
  /** The same of what is expected (localDay.ts). */
  estimate(attribute: string, text: Text, zone: string | null): Moment | null;
  /** A system time, which is real UTC. */
  instant(attribute: string, text: Text): Instant | null;
  /** Those that were read and not taken, to be added to a record; nothing where all were. */
  unused(): { readonly unusedDates?: readonly UnusedDate[] };
}

export function createDateReader(life: RecordLife): DateReader {
  const found: UnusedDate[] = [];
  const refuse = (attribute: string, text: string, why: UnusedDate['why']): null => {
    found.push({ attribute, text, why });
    return null;
  };
  const taken =
    (read: typeof readMoment) =>
    (attribute: string, text: Text, zone: string | null): Moment | null => {
      const written = text?.trim();
      if (!written) return null;
      const moment = read(written, zone);
      if (moment === null) return refuse(attribute, written, isFarOff(written) ? 'farOff' : 'unreadable');
      return isDuringLife(moment, life) ? moment : refuse(attribute, written, 'farOff');
    };
  return {
    moment: taken(readMoment),
    estimate: taken(readEstimate),
    instant(attribute, text) {
      const written = text?.trim();
      if (!written) return null;
      const at = parseInstant(written);
      if (at === null) return refuse(attribute, written, isFarOff(written) ? 'farOff' : 'unreadable');
      return isWithin(at, life) ? at : refuse(attribute, written, 'farOff');
    },
    unused: () => (found.length > 0 ? { unusedDates: found } : {}),
  };
}

// Of a year that no instant of ours has (instant.ts), such as 1 or 9999.
const isFarOff = (text: string) =>
  /^(?!18|19|20|21)\d{4}-\d{2}-\d{2}(T|$)/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The bounds of the dates of a record of the wire, by its attributes and those of what it belongs to.
 *
 * @param created the times at which it and what it belongs to were created, its own first
 */
export function lifeOfRecord(attributes: Dates, ...created: readonly Text[]): RecordLife {
  return lifeOf(
    created.map((text) => (text ? parseInstant(text) : null)),
    Object.values(attributes).flatMap((value) => {
      const moment = typeof value === 'string' ? readMoment(value, null) : null;
      return moment ? [sortKey(moment)] : [];
    }),
  );
}
