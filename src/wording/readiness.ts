import { uniqueHolds } from '#/domain/pickup/holds.ts';
import type { ReadinessReason, UnderWay } from '#/domain/pickup/pickup.ts';
import type { Release } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { formatList } from '#/language/formatList.ts';
import { comma } from '#/language/punctuation.ts';
import { describeContradiction } from './contradiction.ts';
import { holdLabel } from './holds.ts';

/** Who has to let a container go (docs/interface.md 3.12): on its own, and in a sentence. */
const releasers: Readonly<Record<string, { readonly label: string; readonly by: string }>> = {
  customs: { label: 'Customs', by: 'customs' },
  freight: { label: 'Carrier', by: 'the carrier' },
  terminal: { label: 'Terminal', by: 'the terminal' },
};
const releaseStates: Readonly<Record<string, string>> = {
  released: 'released',
  hold: 'on hold',
  pending: 'pending',
};

/** `Customs released`, `Carrier on hold`; a word that we do not know as it came. */
export const releaseLabel = ({ name, status }: Release): string =>
  `${lookup(releasers, name)?.label ?? name} ${lookup(releaseStates, status) ?? status}`;

/** `Not released by customs and the terminal` */
export function notReleasedBy(releases: readonly string[]): string {
  const names = formatList(releases.map((name) => lookup(releasers, name)?.by ?? name));
  return `Not released by ${names}`;
}

const underWay: Readonly<Record<UnderWay, string>> = {
  notLoaded: 'Not on the vessel yet.',
  onVessel: 'Still on the vessel.',
  onRail: 'Still on rail.',
  onTheWayInland: 'Gated out at the port, on the way inland.',
  probablyInland: 'Gated out at the port. The destination is inland, so this is probably not the pickup.',
};

const holdLabels = (names: readonly string[]): string => uniqueHolds(names).map(holdLabel).join(comma);

/** Whether it can be picked up, and why: a sentence. */
export function describeReadiness(reason: ReadinessReason): string {
  switch (reason.code) {
    case 'pickedUp':
      return 'Picked up.';
    case 'underWay':
      return underWay[reason.why];
    case 'holds':
      return `On hold: ${holdLabels(reason.holds)}.`;
    case 'unclearHolds':
      return `Hold status unknown: ${holdLabels(reason.holds)}.`;
    case 'pendingHolds':
      return `Pending, may become a hold: ${holdLabels(reason.holds)}.`;
    case 'holdsNotReported':
      return 'Holds not reported.';
    case 'notReleased':
      return `${notReleasedBy(reason.releases)}.`;
    case 'notReported':
      return reason.isNeverReported
        ? 'The terminal does not report availability.'
        : 'Availability not reported.';
    case 'available':
      return 'Available (terminal).';
    case 'conflict':
      return describeContradiction(reason.contradiction);
  }
}
