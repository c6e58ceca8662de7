import { feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { factKey } from '#/domain/records/factKey.ts';
import type { Verdict } from '#/domain/verdict/verdict.ts';
import { colon, comma } from '#/language/punctuation.ts';
import type { FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { describeHeadline, spokenVerdict } from '#/wording/verdict.ts';
import {
  judged,
  type JudgedSubject,
  type MessageFacts,
  messageFacts,
  type MessageSubject,
  numberOf,
} from './facts.ts';
import { type Message, oneLine } from './plainText.ts';
import * as words from './words.ts';

// A message to whoever can act: the facts in words (facts.ts), in the lines that every message has (here) or in those that
// a team writes (domain/templates), as plain text (plainText.ts), and opened or saved as a mail (mail.ts).

interface MessageOptions {
  readonly format: FormatOptions;
  readonly now: Instant;
  /** Whether it names fees; left out, only to who is no customer. */
  readonly fees?: boolean;
}

/** A message to one party about one container or several, filled from the facts. */
export function composeMessage(
  to: ActingParty,
  subjects: readonly MessageSubject[],
  { format, now, fees = to !== 'consignee' }: MessageOptions,
): Message {
  const about = judged(subjects, now);
  const blocks = about.map((subject) =>
    linesOf(messageFacts(subject, format, now), subject, fees)
      .map(oneLine)
      .join('\n'),
  );
  return {
    subject: oneLine(subjectLine(to, about)),
    body: [words.greeting, askFor(to, about), ...blocks, words.closing].join('\n\n'),
  };
}

/** What a party is asked about these. */
export const askFor = (to: ActingParty, subjects: readonly JudgedSubject[]): string =>
  words.askOf(
    to,
    subjects.map(({ verdict }) => verdict.kind),
  );

/** Whether there are fees to be named. */
export function namesFees(subjects: readonly MessageSubject[]): boolean {
  return subjects.some(
    ({ shipment, container }) =>
      container !== null && owedSums(feeTotals(terminalReport(container, shipment).fees)).length > 0,
  );
}

function subjectLine(to: ActingParty, subjects: readonly JudgedSubject[]): string {
  const [first, ...others] = subjects;
  const what = topicOf(to, subjects);
  const whose = first && others.length === 0 ? numberOf(first) : words.containers(subjects.length);
  return what === undefined ? whose : `${whose}${colon}${what}`;
}

/** What is said of all of these, else what one writes to the party about. */
export function topicOf(to: ActingParty, subjects: readonly JudgedSubject[]): string | undefined {
  const [first, ...others] = subjects.map(({ verdict }) => verdict);
  if (!first) return words.topics[to];
  const key = factKey(first.headline);
  if (others.some(({ headline }) => factKey(headline) !== key)) return words.topics[to];
  const clock = clockOf(first);
  return others.every((one) => clockOf(one) === clock)
    ? spokenVerdict(first)
    : describeHeadline(first.headline);
}

/** What the clock says beside a verdict, without what it has cost. */
const clockOf = ({ deadline }: Verdict) =>
  deadline && (deadline.code === 'freeDay' ? deadline.days : deadline.code);

const arrivalLine = (one: MessageFacts['atPort']) =>
  one && words.arrival(one.isActual, one.place, one.when, one.change);

function linesOf(facts: MessageFacts, { container }: MessageSubject, withFees: boolean): string[] {
  const { number, equipment, bill, carrier, references, status, reasons, where } = facts;
  const numbers = [words.bill(bill), carrier, ...references];
  return [
    `${number}${equipment === null ? '' : ` (${equipment})`}`,
    container ? numbers.filter((part) => part !== null).join(' · ') : null,
    words.status(status, reasons.join(comma)),
    where && words.location(where),
    facts.pickedUp && words.pickedUp(facts.pickedUp),
    ...facts.freeDays.map(({ when, sources, count }) => words.lastFreeDay(when, sources, count)),
    withFees && facts.fees !== null ? words.fees(facts.fees) : null,
    facts.appointment && words.appointment(facts.appointment),
    arrivalLine(facts.atPort),
    facts.usual,
    arrivalLine(facts.inland),
  ].filter((line) => line !== null);
}
