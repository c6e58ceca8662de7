import type { Ask, AskAct, JointAsk } from '#/domain/messages/ask.ts';
import type { MessageTopic } from '#/domain/messages/topic.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { holdKey, knownHold } from '#/domain/pickup/holds.ts';
import { capitalized } from '#/language/capitalized.ts';
import { formatList } from '#/language/formatList.ts';
import { inSentence } from '#/language/inSentence.ts';
import { plural } from '#/language/plural.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { describeFreeDay } from './freeDay.ts';
import { holdLabel, holdName, listHolds } from './holds.ts';
import { partyNames } from './parties.ts';
import { spokenVerdict } from './verdict.ts';

// What a party is asked: in short, beside a row, and as a message to them asks it.

const shortAsks = {
  askRelease: 'Ask terminal for release',
  bookPickup: 'Book pickup',
  confirmPickup: 'Confirm pickup appointment',
  askIfPickedUp: 'Ask trucker if picked up',
  askForEmpty: 'Ask trucker for empty return',
  askNewEta: 'Ask carrier about new ETA',
  askStatus: 'Ask carrier for status',
  askReplacement: 'Ask carrier for new booking',
} as const;

/** As one says it to a colleague: `Ask broker about customs hold`. */
export function describeAsk({ party, act }: Pick<Ask, 'party' | 'act'>): string {
  switch (act.code) {
    case 'askAboutHolds':
      return askAbout(party, holdsTogether(act.holds));
    case 'askHoldStatus':
      return askHoldStatus(party);
    case 'askAgain':
      return askAgain(party);
    default:
      return shortAsks[act.code];
  }
}

const askAbout = (party: ActingParty, holds: string): string => `Ask ${partyNames[party]} about ${holds}`;
const askHoldStatus = (party: ActingParty): string => `Ask ${partyNames[party]} about hold status`;
const askAgain = (party: ActingParty): string => `Ask ${partyNames[party]} again`;

/** `USDA hold`, `USDA and customs holds`. */
function holdsTogether(holds: readonly string[]): string {
  const [only, ...more] = holds;
  if (only !== undefined && more.length === 0) return inSentence(holdName(only));
  const names = formatList(new Set(holds.map((name) => inSentence(holdLabel(name)))));
  return `${names} holds`;
}

/** Within a sentence. */
export const these = (count: number): string =>
  count === 1 ? 'this container' : `these ${count} containers`;
const theseShipments = (count: number): string =>
  count === 1 ? 'this shipment' : `these ${count} shipments`;
export const containers = (count: number): string => `${count} containers`;

/** As a sentence of a message: `Freight hold, LFD today: please confirm receipt of payment and send the release to the terminal.` */
export function describeRequest({ act, facts, asks }: JointAsk<AskAct>): string {
  const which = asks.every(({ subject }) => subject.kind === 'container')
    ? these(asks.length)
    : theseShipments(asks.length);
  switch (act.code) {
    case 'askAboutHolds':
      return act.holds.length === 0
        ? `Please advise when the ${plural(asks.length, 'hold')} on ${which} will be cleared, and what you still need from us.`
        : clearHolds(act.holds, facts.daysLeft);
    case 'askHoldStatus':
      return `Please advise the status of the ${plural(asks.length, 'hold')} on ${which}, and what you still need from us.`;
    case 'askAgain':
      return `We have not received your answer about ${which} yet. Please reply.`;
    case 'confirmAvailable':
      return `Please confirm that ${which} can be picked up, and until when at no charge.`;
    case 'askRelease':
      return `Please advise status and ETA of release of ${which}, and what is outstanding.`;
    case 'askStatus':
      return `Please advise status and ETA of ${which}.`;
    case 'askNewEta':
      return `Please confirm the new ETA of ${which} and the reason for the delay.`;
    case 'askReplacement':
      return `Please tell us which booking replaces the cancelled booking of ${which}.`;
    case 'askForEmpty':
      return `Please tell us when ${which} will be returned empty.`;
    case 'bookPickup':
      return `Please arrange the pickup of ${which} and confirm the appointment.`;
    case 'confirmPickup':
      return `Please confirm the pickup appointment of ${which}.`;
    case 'askIfPickedUp':
      return `Please tell us if and when you picked up ${which}.`;
    case 'report':
      return `Here is the current status of ${which}.`;
  }
}

/** Several name what each is about. */
export function describeRequests(joint: readonly JointAsk<AskAct>[]): string {
  if (joint.length <= 1) return joint.map(describeRequest).join('');
  return joint
    .map(
      (one) => `${formatList(one.asks.map(({ subject }) => subject.number))}${colon}${describeRequest(one)}`,
    )
    .join(' ');
}

function clearHolds(holds: readonly string[], daysLeft: number | null): string {
  const why = capitalized(
    [listHolds(holds), ...(daysLeft === null ? [] : [describeFreeDay(daysLeft)])].join(comma),
  );
  const [clearing, ...others] = new Set(holds.map((name) => knownHold(holdKey(name))?.clearing));
  if (others.length === 0 && clearing === 'freightPaid')
    return `${why}: please confirm receipt of payment and send the release to the terminal.`;
  if (others.length === 0 && clearing === 'atFeeService')
    return `${why}: please tell us when the fee will be paid.`;
  return `${why}: please advise when this will be cleared, and what you still need from us.`;
}

const partyTopics: Readonly<Record<ActingParty, string>> = {
  broker: 'holds',
  terminal: 'availability',
  carrier: 'status and ETA',
  consignee: 'status',
  trucker: 'pickup and return',
};

/** What a message is about, in a few words. */
export const describeTopic = (topic: MessageTopic): string =>
  topic.code === 'verdict' ? spokenVerdict(topic) : partyTopics[topic.party];
