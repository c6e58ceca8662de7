import { addFees, feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { mostPressing, type MostPressing, verdictOf } from '#/domain/verdict/verdict.ts';
import type { Instant } from '#/time/instant.ts';
import type { ColumnContext } from './column.ts';
import type { FleetRow } from './row.ts';

/** What a verdict of a row goes by. */
type Judged = Pick<FleetRow, 'shipment' | 'containers'>;

interface Known {
  readonly now: Instant;
  readonly limits: VerdictLimits;
  readonly verdict: MostPressing | null;
}
// Rows stay the same objects from one drawing to the next.
const known = new WeakMap<Judged, Known>();

/**
 * The verdict of the row's most pressing container, how many share it, and what is owed for all of them; that of the
 * booking where it has none.
 */
export function rowVerdict(row: Judged, { now, limits }: ColumnContext): MostPressing | null {
  const before = known.get(row);
  if (before?.now === now && before.limits === limits) return before.verdict;
  const { shipment, containers } = row;
  const asked = shipment.containers.length === 0 ? [null] : containers;
  const found = mostPressing(asked.map((container) => verdictOf({ shipment, container, now, limits })));
  const verdict = found && withAllFees(found, row);
  known.set(row, { now, limits, verdict });
  return verdict;
}

/** What a row says of money is owed for all of its containers. */
function withAllFees(found: MostPressing, { shipment, containers }: Judged): MostPressing {
  const { deadline } = found.verdict;
  if (!deadline || deadline.owed.length === 0) return found;
  const owed = containers.flatMap((one) => owedSums(feeTotals(terminalReport(one, shipment).fees)));
  return {
    ...found,
    verdict: { ...found.verdict, deadline: { ...deadline, owed: addFees(owed) } },
  };
}

/** The container that the verdict of the row speaks of, which its journey shows too; null for a booking that names none. */
export function pressingContainer(row: Judged, context: ColumnContext): Container | null {
  return row.containers[rowVerdict(row, context)?.index ?? 0] ?? null;
}
