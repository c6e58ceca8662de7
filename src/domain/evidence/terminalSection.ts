import { formatMoney } from '#/domain/pickup/fees.ts';
import { describeHolds } from '#/domain/pickup/holds.ts';
import type { Container, Fee, Hold } from '#/domain/records/container.ts';
import { sourceName } from '#/domain/records/sourceName.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { eventLabel } from '#/domain/timeline/words.ts';
import type { PackFact, PackSection } from './pack.ts';
import { writeInstant, writeMoment } from './times.ts';
import * as words from './words.ts';

const byTurns = new Set(['available', 'not_available']);

/** What the last check of the terminal and of the railroad found, and when it was available by the events. */
export function terminalSection(container: Container, events: readonly TransportEvent[]): PackSection {
  const { holds, fees, inlandHolds, inlandFees, releases } = container;
  const facts: PackFact[] = [
    [words.terminalChecked, writeInstant(container.terminalCheckedAt)],
    [words.railChecked, writeInstant(container.railCheckedAt)],
    [words.available, writeAvailability(container)],
    [words.atPort(words.holds), writeHolds(holds)],
    [words.inland(words.holds), writeHolds(inlandHolds)],
    [
      words.releases,
      releases === null
        ? words.notReported
        : releases.map(({ name, status }) => `${name}: ${status}`).join('; ') || words.none,
    ],
    [words.atPort(words.fees), writeFees(fees)],
    [words.inland(words.fees), writeFees(inlandFees)],
  ];
  const rows = uniqueById(events.filter(({ name, estimated }) => byTurns.has(name) && !estimated))
    .toSorted((a, b) => (a.createdAt ?? Infinity) - (b.createdAt ?? Infinity) || 0)
    .map(({ name, when, dataSource, createdAt, invalidated }) => [
      invalidated ? `${eventLabel(name, false)}, ${words.withdrawn}` : eventLabel(name, false),
      when ? writeMoment(when) : words.timeNotReported,
      sourceName(dataSource),
      writeInstant(createdAt),
    ]);
  const columns = rows.length > 0 ? words.checkColumns : [];
  return { title: words.checks, notes: [words.checksNote], facts, columns, rows };
}

function writeAvailability({ availableForPickup, availabilityKnown }: Container): string {
  if (availabilityKnown === false) return words.noAvailability;
  return availableForPickup === null ? words.notReported : words.yesOrNo[`${availableForPickup}`];
}

function writeHolds(holds: readonly Hold[] | null): string {
  if (holds === null) return words.notReported;
  const described = describeHolds(holds);
  return (
    holds
      .map(({ status }, index) =>
        [described[index]?.label, status, described[index]?.description].filter(Boolean).join(', '),
      )
      .join('; ') || words.none
  );
}

function writeFees(fees: readonly Fee[] | null): string {
  if (fees === null) return words.notReported;
  return fees.map((fee) => `${fee.type}: ${formatMoney(fee)}`).join('; ') || words.none;
}
