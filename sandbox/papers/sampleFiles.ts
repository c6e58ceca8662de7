import { day, hour, minute } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { Account, TrackedShipment } from '#sandbox/account.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';
import { derive, rootKey, whole } from '#sandbox/world/random.ts';
import { drawPaper, type PaperLayout } from './drawPaper.ts';
import { writeEmail } from './email.ts';
import type { Paper } from './paper.ts';
import { scanOf } from './scan.ts';
import {
  arrivalNotice,
  billOfLading,
  certificateOfOrigin,
  commercialInvoice,
  deliveryOrder,
  deliveryReceipt,
  packingList,
} from './shipmentPapers.ts';
import { consignee, type Subject, subjectOf } from './subject.ts';

/** A file that somebody in the account has uploaded, and when. */
export interface SampleFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly at: Instant;
  /** Of the shipment on whose page it was dropped; null where its numbers have to lead to it. */
  readonly droppedOn: string | null;
}

/** A file that is written at a time of a shipment. */
interface Draft {
  readonly at: (tracked: TrackedShipment) => number;
  readonly write: (subject: Subject) => Omit<SampleFile, 'at' | 'droppedOn'>;
  readonly isDropped?: true;
}

/** Shipments of a kind, and the papers of each. */
interface Story {
  readonly isOf: (tracked: TrackedShipment, now: Instant) => boolean;
  readonly drafts: readonly (readonly Draft[])[];
}

const before = (days: number) => (tracked: TrackedShipment) => tracked.plan.polAtd - days * day;
const afterSailing = (days: number) => (tracked: TrackedShipment) => tracked.plan.polAtd + days * day;
const beforeArrival = (days: number) => (tracked: TrackedShipment) => tracked.plan.podAta - days * day;
const atTheDoor = ({ state, plan }: TrackedShipment) => {
  const [container] = state.containers;
  return (container?.finalFullOutAt ?? container?.podFullOutAt ?? plan.podAta) + 5 * hour;
};

const pdf =
  (what: string, paper: (subject: Subject) => Paper, layout: PaperLayout): Draft['write'] =>
  (subject) => ({
    name: `${what} ${subject.plan.billOfLading}.pdf`,
    contentType: 'application/pdf',
    bytes: drawPaper(paper(subject), layout),
  });

const text =
  (what: string, paper: (subject: Subject) => Paper): Draft['write'] =>
  (subject) => ({
    name: `${what} ${subject.plan.billOfLading}.txt`,
    contentType: 'text/plain',
    bytes: new TextEncoder().encode(writePaper(paper(subject))),
  });

const scan: Draft['write'] = (subject) => ({
  name: `Delivery receipt ${subject.plan.billOfLading}.png`,
  contentType: 'image/png',
  bytes: scanOf(deliveryReceipt(subject), subject.key),
});

const noticeByEmail: Draft['write'] = (subject) => {
  const { plan, gazetteer, at } = subject;
  const notice = pdf('Arrival notice', arrivalNotice, 'letter')(subject);
  const carrier = gazetteer.carrier(plan.scac)?.shortName ?? plan.scac;
  const [name] = consignee(subject);
  const email = writeEmail({
    from: `imports@${carrier.toLowerCase().replace(/[^a-z]/g, '')}.example`,
    to: 'imports@meridian.example',
    subject: `Arrival notice ${plan.billOfLading}`,
    sentAt: at,
    body: [
      'Dear customer,',
      '',
      `please find attached the notice for ${name}.`,
      `B/L No.: ${plan.billOfLading}`,
      ...plan.containers.map(({ number }) => `Container No.: ${number}`),
      '',
      `${carrier} import desk`,
    ].join('\n'),
    attachment: notice,
  });
  return {
    name: `Arrival notice ${plan.billOfLading}.eml`,
    contentType: 'message/rfc822',
    bytes: new TextEncoder().encode(email),
  };
};

/** Whether the account had it by the time of its arrival notice. */
const isFromBefore = ({ createdAt, podAta }: ShipmentPlan) => createdAt < podAta - 4 * day;

const stories: readonly Story[] = [
  {
    isOf: ({ plan, state }, now) =>
      state.polAtd !== null && state.podAta === null && plan.polAtd < now - 6 * day,
    drafts: [
      [
        { at: before(2), write: pdf('Invoice', commercialInvoice, 'letter') },
        { at: before(1), write: pdf('Packing list', packingList, 'letter') },
        { at: afterSailing(2), write: pdf('BL', billOfLading, 'form') },
      ],
      [
        { at: afterSailing(2), write: pdf('BL', billOfLading, 'letter') },
        { at: afterSailing(4), write: text('Certificate', certificateOfOrigin) },
      ],
    ],
  },
  {
    isOf: ({ plan, state }) =>
      state.podAta !== null &&
      isFromBefore(plan) &&
      state.containers.every(({ status }) => ['grounded', 'available', 'not_available'].includes(status)),
    drafts: [
      [
        { at: afterSailing(2), write: pdf('BL', billOfLading, 'form') },
        { at: beforeArrival(4), write: noticeByEmail },
        { at: beforeArrival(-1), write: pdf('Delivery order', deliveryOrder, 'form') },
      ],
      [
        { at: before(2), write: pdf('Invoice', commercialInvoice, 'form') },
        { at: beforeArrival(3), write: pdf('Arrival notice', arrivalNotice, 'letter') },
      ],
    ],
  },
  {
    isOf: ({ plan, state }) =>
      isFromBefore(plan) &&
      state.containers.every(({ status }) => ['picked_up', 'delivered', 'empty_returned'].includes(status)),
    drafts: [
      [
        { at: beforeArrival(3), write: text('Arrival notice', arrivalNotice) },
        { at: beforeArrival(-1), write: pdf('Delivery order', deliveryOrder, 'letter') },
        { at: atTheDoor, write: scan, isDropped: true },
      ],
      [
        { at: before(2), write: pdf('Invoice', commercialInvoice, 'letter') },
        { at: before(1), write: text('Packing list', packingList) },
      ],
    ],
  },
];

/** More do not fit the page that their papers have. */
const maxContainers = 6;

/**
 * The files that an account has from the start, in the order of their upload: papers of shipments that are in it at that
 * time. The same for the same seed and time.
 */
export function sampleFiles(account: Account, seed: string, now: Instant): readonly SampleFile[] {
  const key = derive(rootKey(seed), 'sample files');
  const files: SampleFile[] = [];
  for (const { isOf, drafts } of stories) {
    const found = shipmentsOf(account, now, drafts.length, (tracked) => isOf(tracked, now));
    for (const [index, tracked] of found.entries()) {
      const { plan } = tracked;
      for (const [n, { at: plannedAt, write, isDropped }] of (drafts[index] ?? []).entries()) {
        const spread = whole(0, 90, key, plan.id, n) * minute;
        const at = pastOf(plan, plannedAt(tracked) + spread, n, now);
        if (at === null) continue;
        const file = write(subjectOf(key, plan, account.world.gazetteer, at));
        files.push({ ...file, at, droppedOn: isDropped ? plan.id : null });
      }
    }
  }
  return files.toSorted((a, b) => a.at - b.at);
}

function shipmentsOf(
  account: Account,
  now: Instant,
  limit: number,
  isOf: (tracked: TrackedShipment) => boolean,
): readonly TrackedShipment[] {
  const found: TrackedShipment[] = [];
  for (const plan of account.world.shipmentsAt(now)) {
    if (found.length === limit) break;
    // Whoever the papers are for is in the United States.
    if (account.world.gazetteer.place(plan.portOfDischarge)?.countryCode !== 'US') continue;
    const tracked = account.track(plan, now);
    const count = tracked.state.containers.length;
    if (count > 0 && count === plan.containers.length && count <= maxContainers && isOf(tracked)) {
      found.push(tracked);
    }
  }
  return found;
}

/** Not before the account had the shipment, and some time ago; null where no such time is. */
function pastOf({ createdAt }: ShipmentPlan, wanted: number, n: number, now: Instant): Instant | null {
  const first = createdAt + (1 + n) * hour;
  const last = now - hour;
  return first > last ? null : instant(Math.min(Math.max(wanted, first), last));
}

const columnWidth = 22;

/** A paper as plain text, as a program sends it that knows no pages. */
function writePaper({ title, parties, facts, tables, small }: Paper): string {
  const blocks = [
    [title],
    ...parties.map(([label, ...lines]) => [`${label}:`, ...lines]),
    facts.map(([label, shown]) => `${label}: ${shown}`),
    ...tables.map((rows) =>
      rows.map((row) =>
        row
          .map((cell) => cell.padEnd(columnWidth))
          .join('  ')
          .trimEnd(),
      ),
    ),
    small,
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
