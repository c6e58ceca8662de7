import type { Evidence } from '#/domain/evidence/evidence.ts';
import type { PackFact, PackSection } from '#/domain/evidence/pack.ts';
import type { Container, Fee, Hold } from '#/domain/records/container.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { eventLabel } from './eventNames.ts';
import { none, notReported, timeNotReported, writeInstant, writeMoment } from './evidenceTimes.ts';
import { holdLabel } from './holds.ts';
import { formatMoney } from './money.ts';
import { withdrawn } from './provenance.ts';
import { sourceName } from './sourceNames.ts';

const title = 'Holds, availability and fees';
const note = 'As the last check found them. What earlier checks found is known only from the events below.';
const terminalChecked = 'Terminal last checked';
const railChecked = 'Railroad last checked';
const atPort = (what: string): string => `${what}, port`;
const inland = (what: string): string => `${what}, inland`;
const holdsLabel = 'Holds';
const feesLabel = 'Fees reported';
const releasesLabel = 'Releases';
const available = 'Available for pickup';
const yesOrNo = { true: 'yes', false: 'no' } as const;
const noAvailability = 'the terminal does not report availability';
const eventColumns = ['Event', 'Reported time', 'Source', 'Learned'] as const;

/** What the last check of the terminal and of the railroad found, and when it was available by the events. */
export function terminalSection({ container, availability }: Evidence): PackSection {
  const { holds, fees, inlandHolds, inlandFees, releases } = container;
  const facts: PackFact[] = [
    [terminalChecked, writeInstant(container.terminalCheckedAt)],
    [railChecked, writeInstant(container.railCheckedAt)],
    [available, writeAvailability(container)],
    [atPort(holdsLabel), writeHolds(holds)],
    [inland(holdsLabel), writeHolds(inlandHolds)],
    [
      releasesLabel,
      releases === null
        ? notReported
        : releases.map(({ name, status }) => `${name}${colon}${status}`).join('; ') || none,
    ],
    [atPort(feesLabel), writeFees(fees)],
    [inland(feesLabel), writeFees(inlandFees)],
  ];
  const rows = availability.map(({ name, when, dataSource, createdAt, invalidated }) => [
    invalidated ? `${eventLabel(name)}, ${withdrawn}` : eventLabel(name),
    when ? writeMoment(when) : timeNotReported,
    sourceName(dataSource),
    writeInstant(createdAt),
  ]);
  return { title, notes: [note], facts, columns: rows.length > 0 ? eventColumns : [], rows };
}

function writeAvailability({ availableForPickup, availabilityKnown }: Container): string {
  if (availabilityKnown === false) return noAvailability;
  return availableForPickup === null ? notReported : yesOrNo[`${availableForPickup}`];
}

function writeHolds(holds: readonly Hold[] | null): string {
  if (holds === null) return notReported;
  return (
    holds
      .map(({ name, status, description }) =>
        [holdLabel(name), status, description?.trim()].filter(Boolean).join(comma),
      )
      .join('; ') || none
  );
}

function writeFees(fees: readonly Fee[] | null): string {
  if (fees === null) return notReported;
  return fees.map((fee) => `${fee.type}${colon}${formatMoney(fee)}`).join('; ') || none;
}
