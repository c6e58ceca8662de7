import type { DateReader } from '#/data/http/dates.ts';
import { deadlineZone } from '#/domain/pickup/deadlineZone.ts';
import type { Container } from '#/domain/records/container.ts';
import type { InlandRecord } from '#/domain/status/inlandMove.ts';

type Text = string | null | undefined;

interface Attributes {
  readonly pickup_lfd?: Text;
  readonly import_deadlines?:
    | {
        readonly pickup_lfd_line?: Text;
        readonly pickup_lfd_terminal?: Text;
        readonly pickup_lfd_rail?: Text;
        readonly pickup_lfd_calculated?: Text;
        readonly pickup_lfd_calculated_basis?: Text;
      }
    | null
    | undefined;
  /** The carrier's in another place (docs/interface.md 3.12). */
  readonly ssl_lfd?: Text;
  /** Deprecated. */
  readonly ind_facility_lfd_on?: Text;
}

type Move = Omit<InlandRecord, 'deadlines'> & Pick<Container, 'podZone' | 'finalDestinationZone'>;

/**
 * The last free day by each source and combined, each with the zone of its source (docs/interface.md 3.4,
 * `import_deadlines`).
 */
export function readFreeDays(
  attributes: Attributes,
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
  const [, zone] = zoned.find(([text]) => same(combined, text)) ?? [combined, lineZone];
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
