import type { FleetRow } from '#/domain/list/row.ts';
import { rowVerdict } from '#/domain/list/rowVerdict.ts';
import type { MessageSubject } from '#/domain/messages/message.ts';
import type { Party } from '#/domain/pickup/party.ts';
import { attempt } from '#/domain/records/attempt.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import type { Instant } from '#/time/instant.ts';

/** What a message about rows is about. A record that cannot be judged costs its own place in it. */
export function messageSubjects(
  rows: readonly FleetRow[],
  now: Instant,
  limits: VerdictLimits,
): MessageSubject[] {
  return rows.flatMap((row) => attempt(() => subjectsOf(row, now, limits), []));
}

/** The containers of a row that share its verdict. */
function subjectsOf(
  { shipment, containers }: FleetRow,
  now: Instant,
  limits: VerdictLimits,
): MessageSubject[] {
  const asked = shipment.containers.length === 0 ? [null] : containers;
  const subjects = asked.map((container) => ({
    shipment,
    container,
    verdict: verdictOf({ shipment, container, now, limits }),
  }));
  const worst = Math.min(...subjects.map(({ verdict }) => verdict.rank));
  const headline = subjects.find(({ verdict }) => verdict.rank === worst)?.verdict.headline;
  return subjects.filter(({ verdict }) => verdict.headline === headline);
}

/** Whom most of the rows wait for; the customer where they wait for nobody. */
export function mostAwaited(rows: readonly FleetRow[], now: Instant, limits: VerdictLimits): Party {
  const counts = new Map<Party, number>();
  for (const row of rows) {
    const next = attempt(() => rowVerdict(row, { now, limits })?.verdict.next ?? null, null);
    if (next !== null) counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 'consignee';
}
