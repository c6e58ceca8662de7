import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { type Recipient, recipientsOf } from '#/domain/exceptions/recipients.ts';
import type { MessageSubject } from '#/domain/messages/message.ts';
import type { Party } from '#/domain/pickup/party.ts';
import { attempt } from '#/domain/records/attempt.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import type { Instant } from '#/time/instant.ts';

/** Somebody to write to, and what about. */
export interface Draft extends Recipient {
  readonly subjects: readonly MessageSubject[];
}

/** One draft for each recipient. A record that cannot be judged costs its own place in the message. */
export function draftsOf(
  rows: readonly ExceptionRow[],
  to: Party | null,
  { shipments, now, limits }: { shipments: readonly Shipment[]; now: Instant; limits: VerdictLimits },
): Draft[] {
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const subjectOf = ({ subject: { kind, id, shipmentId } }: ExceptionRow): MessageSubject | null => {
    const shipment = byId.get(shipmentId ?? '');
    if (!shipment) return null;
    const container =
      kind === 'container' ? (shipment.containers.find((one) => one.id === id) ?? null) : null;
    return { shipment, container, verdict: verdictOf({ shipment, container, now, limits }) };
  };
  return recipientsOf(rows, to)
    .map((recipient) => ({
      ...recipient,
      subjects: recipient.rows.flatMap((row) => attempt(() => subjectOf(row), null) ?? []),
    }))
    .filter(({ subjects }) => subjects.length > 0);
}
