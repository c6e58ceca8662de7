import { useFindUsual } from '#/data/fleet/useFindUsual.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { rowVerdict } from '#/domain/list/rowVerdict.ts';
import type { FindUsual, MessageSubject } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { factKey } from '#/domain/records/factKey.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { MessageDialog } from '#/parts/messages/MessageDialog.tsx';
import { messageTo } from '#/parts/messages/messageWords.ts';
import type { Instant } from '#/time/instant.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { messageTooLong } from './words.ts';

/** More is a file and no message. */
const maxInMessage = 200;

/** A message about rows to whoever most of them wait for. */
export function RowsMessage({
  rows,
  now,
  limits,
  onClose,
}: {
  rows: readonly FleetRow[];
  now: Instant;
  limits: VerdictLimits;
  onClose: () => void;
}) {
  const to = mostAwaited(rows, now, limits);
  const findUsual = useFindUsual(true);
  if (!findUsual) return null;
  // No row has fewer containers than one, so no more rows need be looked at.
  const subjects = messageSubjects(rows.slice(0, maxInMessage + 1), { now, limits, findUsual });
  if (subjects.length <= maxInMessage) return <MessageDialog to={to} subjects={subjects} onClose={onClose} />;
  return (
    <Dialog title={messageTo(to)} onClose={onClose}>
      <p className="p-4 text-sm">{messageTooLong(maxInMessage)}</p>
    </Dialog>
  );
}

interface Judging {
  readonly now: Instant;
  readonly limits: VerdictLimits;
  readonly findUsual: FindUsual;
}

/** What a message about rows is about. A record that cannot be judged costs its own place in it. */
export function messageSubjects(rows: readonly FleetRow[], judging: Judging): MessageSubject[] {
  return rows.flatMap((row) => tryOr(() => subjectsOf(row, judging), []));
}

/** The containers of a row that share its verdict. */
function subjectsOf(
  { shipment, containers }: FleetRow,
  { now, limits, findUsual }: Judging,
): MessageSubject[] {
  const asked = shipment.containers.length === 0 ? [null] : containers;
  const usual = findUsual(shipment, now);
  const judged = asked.map((container) => {
    const subject = { shipment, container, limits };
    return { subject: { ...subject, usual }, verdict: verdictOf({ ...subject, now }) };
  });
  const worst = Math.min(...judged.map(({ verdict }) => verdict.rank));
  const found = judged.find(({ verdict }) => verdict.rank === worst);
  const key = found && factKey(found.verdict.headline);
  return judged.filter(({ verdict }) => factKey(verdict.headline) === key).map(({ subject }) => subject);
}

/** The party that most of the rows wait for; the customer where there is none. */
export function mostAwaited(rows: readonly FleetRow[], now: Instant, limits: VerdictLimits): ActingParty {
  const counts = new Map<ActingParty, number>();
  for (const row of rows) {
    const next = tryOr(() => rowVerdict(row, { now, limits })?.verdict.next ?? null, null);
    if (next !== null) counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  const [limit] = [...counts].toSorted(([, one], [, other]) => other - one);
  return limit?.[0] ?? 'consignee';
}
