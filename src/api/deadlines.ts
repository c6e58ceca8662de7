import type { PickupDeadlines } from '#/domain/container.ts';
import { readMoment } from '#/time/moment.ts';
import { readText } from './attributes.schema.ts';
import type { ContainerWire } from './container.schema.ts';

type Attributes = ContainerWire['attributes'];

/** The last free day by each source, each with the zone of that source (spec 2.3, `import_deadlines`). */
export function readDeadlines(attributes: Attributes): PickupDeadlines {
  const { line, terminal, rail } = reportedBy(attributes);
  const { pod, final, lineZone } = zonesOf(attributes);
  return {
    line: readMoment(line, lineZone),
    terminal: readMoment(terminal, pod),
    rail: readMoment(rail, final),
  };
}

/**
 * The zone of `pickup_lfd`, which the wire does not name: it is the zone of the source whose value it repeats, in the
 * order in which the service coalesces them; of no known source, that of the line (interface notes 7.2).
 */
export function zoneOfLastFreeDay(attributes: Attributes): string | null {
  const { line, terminal, rail } = reportedBy(attributes);
  const { pod, final, lineZone } = zonesOf(attributes);
  const value = attributes.pickup_lfd;
  if (!value) return null;
  if (same(value, line)) return lineZone;
  if (same(value, terminal)) return pod;
  if (same(value, rail)) return final;
  return lineZone;
}

function reportedBy({ import_deadlines: deadlines, ind_facility_lfd_on: deprecated }: Attributes) {
  return {
    line: deadlines?.pickup_lfd_line ?? null,
    terminal: deadlines?.pickup_lfd_terminal ?? null,
    // The deprecated field equals the rail value in live answers (spec 9).
    rail: deadlines?.pickup_lfd_rail ?? deprecated ?? null,
  };
}

function zonesOf(attributes: Attributes) {
  const pod = readText(attributes.pod_timezone);
  const final = readText(attributes.final_destination_timezone);
  return { pod, final, lineZone: movesInland(attributes) ? (final ?? pod) : pod };
}

/**
 * Whether anything but a zone says that the container is picked up inland. A final zone alone is no evidence: live
 * records carry one that belongs to no inland leg.
 */
function movesInland(attributes: Attributes): boolean {
  return [
    attributes.pod_rail_carrier_scac,
    attributes.ind_rail_carrier_scac,
    attributes.pod_rail_loaded_at,
    attributes.pod_rail_departed_at,
    attributes.ind_eta_at,
    attributes.ind_ata_at,
    attributes.ind_rail_unloaded_at,
    attributes.final_destination_full_out_at,
    reportedBy(attributes).rail,
  ].some((fact) => readText(fact) !== null);
}

function same(one: string, other: string | null): boolean {
  return other !== null && (one === other || Date.parse(one) === Date.parse(other));
}
