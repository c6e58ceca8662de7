import type { Change, ChangeValue } from '#/domain/changes/change.ts';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { changesForMessage } from '#/domain/changes/topChanges.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { counted } from '#/language/plural.ts';
import { colon } from '#/language/punctuation.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { changedNumber, describeChange } from './changes.ts';
import { describeValue } from './changeValues.ts';

export interface MessageOptions {
  /** When the last review was. */
  readonly since: Instant;
  readonly format: FormatOptions;
  /** The address that finds a number from anywhere (docs/interface.md 2.8). */
  readonly linkTo: (number: string) => string;
  /** The address of everything that the message is about. */
  readonly linkToAll: string;
}

/**
 * Changes as a message in plain text, ready to be sent: what it is compared with, then each shipment with its containers. Of
 * more shipments than a message has room for, it says how many more there are and where.
 */
export function changeMessage(
  shipments: readonly ShipmentChanges[],
  { since, format, linkTo, linkToAll }: MessageOptions,
): { readonly subject: string; readonly body: string } {
  // A message may be read in another year.
  const withYear = { ...format, now: instant(0) };
  const head = (at: Instant) => momentLine(formatInstant(at, withYear));
  const { top, more } = changesForMessage(shipments);
  const blocks = top.map((one) => {
    const { number, reference, shipment, reviewedAt, changes, containers } = one;
    const carrier = shipment && carrierName(shipment.carrier);
    const lines = [[changedNumber(number), reference, carrier].filter(Boolean).join(' · ')];
    if (reviewedAt !== null && reviewedAt !== since) lines.push(comparedWith(head(reviewedAt)));
    lines.push(...changes.map((change) => `- ${changeText(change, format)}`));
    for (const group of containers) {
      lines.push(`${group.numbers.map(changedNumber).join(', ')}${colon.trimEnd()}`);
      lines.push(...group.changes.map((change) => `- ${changeText(change, format)}`));
    }
    if (shipment) lines.push(linkTo(shipment.billOfLading));
    return lines.join('\n');
  });
  if (more > 0) blocks.push(moreShipments(more, linkToAll));
  const body = [changesSince(head(since)), ...blocks].join('\n\n');
  return { subject: changesTo(shipments.length), body };
}

const changesTo = (shipments: number): string => `Changes to ${counted(shipments, 'shipment')}`;
const changesSince = (time: string): string => `Changes since ${time}`;
const comparedWith = (time: string): string => `Compared with ${time}`;
const moreShipments = (count: number, link: string): string =>
  `And ${counted(count, 'more shipment')}: ${link}`;

/** `POD ETA slipped 2 days: Wed 12 Aug 14:00 PDT → Fri 14 Aug 14:00 PDT` */
export function changeText(change: Change, format: FormatOptions): string {
  const words = describeChange(change);
  const { from, to } = change;
  const [before, now] = [from && valueText(from, format), to && valueText(to, format)];
  if (before !== null && now !== null) return `${words}${colon}${before} → ${now}`;
  if (now !== null) return `${words}${colon}${now}`;
  return before === null ? words : `${words} (was ${before})`;
}

function valueText(value: ChangeValue, format: FormatOptions): string {
  switch (value.kind) {
    case 'moment':
      return momentLine(formatMoment(value.moment, format));
    case 'instant':
      return momentLine(formatInstant(value.at, format));
    default:
      return describeValue(value);
  }
}
