import * as v from 'valibot';
import type { DateReader } from '#/data/http/dates.ts';
import { text, word } from '#/data/http/schema.ts';
import { deadlineZone } from '#/domain/pickup/deadlineZone.ts';
import type { Container } from '#/domain/records/container.ts';
import type { InlandRecord } from '#/domain/status/inlandMove.ts';

/** Where a container has its last free days (docs/interface.md 3.4). */
export const freeDayAttributes = {
  pickup_lfd: text,
  import_deadlines: v.nullish(
    v.object({
      pickup_lfd_terminal: text,
      pickup_lfd_rail: text,
      pickup_lfd_line: text,
      pickup_lfd_calculated: word,
      pickup_lfd_calculated_basis: word,
    }),
  ),
  /** The carrier's in another place (docs/interface.md 3.12). */
  ssl_lfd: word,
  /** Deprecated. */
  ind_facility_lfd_on: text,
};

type Move = Omit<InlandRecord, 'deadlines'> & Pick<Container, 'podZone' | 'finalDestinationZone'>;

/**
 * The last free day by each source and combined, each with the zone of its source (docs/interface.md 3.4,
 * `import_deadlines`).
 */
export function readFreeDays(
  attributes: v.InferOutput<v.ObjectSchema<typeof freeDayAttributes, undefined>>,
  move: Move,
  dates: Pick<DateReader, 'moment'>,
): Pick<Container, 'deadlines' | 'lastFreeDay' | 'calculatedFreeDay'> {
  const { pickup_lfd: combined, import_deadlines: reported, ind_facility_lfd_on: deprecated } = attributes;
  const line = reported?.pickup_lfd_line ?? attributes.ssl_lfd;
  // The deprecated field equals the rail value in live answers (docs/interface.md 1.8).
  const rail = dates.moment(
    'pickup_lfd_rail',
    reported?.pickup_lfd_rail ?? deprecated,
    move.finalDestinationZone,
  );
  const facts = { ...move, deadlines: { rail } };
  const lineZone = deadlineZone('line', facts);
  const terminalZone = deadlineZone('terminal', facts);
  const deadlines = {
    line: dates.moment('pickup_lfd_line', line, lineZone),
    terminal: dates.moment('pickup_lfd_terminal', reported?.pickup_lfd_terminal, terminalZone),
    rail,
  };
  // The zone of the combined value is not reported: it is that of the source whose value it repeats, in the order in
  // which the service coalesces them; of no known source, that of the carrier (docs/interface.md 6.2).
  const zoned = [
    [line, lineZone],
    [reported?.pickup_lfd_terminal, terminalZone],
    [reported?.pickup_lfd_rail ?? deprecated, move.finalDestinationZone],
  ] as const;
  const [, zone] = zoned.find(([own]) => same(combined, own)) ?? [combined, lineZone];
  const calculated = dates.moment('pickup_lfd_calculated', reported?.pickup_lfd_calculated, lineZone);
  return {
    deadlines,
    lastFreeDay: dates.moment('pickup_lfd', combined, zone),
    calculatedFreeDay: calculated && {
      deadline: calculated,
      basis: reported?.pickup_lfd_calculated_basis?.trim() || null,
    },
  };
}

function same(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && (one === other || Date.parse(one ?? '') === Date.parse(other ?? ''));
}
