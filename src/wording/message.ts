import { joinAsks } from '#/domain/messages/ask.ts';
import {
  messageAsk,
  type MessageFacts,
  messageFacts,
  type MessageSubject,
} from '#/domain/messages/messageFacts.ts';
import { messageTopic } from '#/domain/messages/topic.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import type { FreeDaySource } from '#/domain/pickup/freeDay.ts';
import { oneLine } from '#/domain/records/oneLine.ts';
import { capitalized } from '#/language/capitalized.ts';
import { formatList } from '#/language/formatList.ts';
import { colon, comma } from '#/language/punctuation.ts';
import type { FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { containers, describeRequest, describeTopic } from './asks.ts';
import { freeDayReporters } from './freeDay.ts';
import { type ArrivalText, type MessageTexts, messageTexts, nameOf } from './messageTexts.ts';

/** A message as it is copied, linked and saved: plain text, to be read and changed before it is sent. */
export interface Message {
  readonly subject: string;
  readonly body: string;
}

interface MessageOptions {
  readonly format: FormatOptions;
  readonly now: Instant;
  /** Whether it names fees; left out, only to who is no customer. */
  readonly fees?: boolean;
}

const greeting = 'Hello,';
const closing = 'Thank you.';

/** The built-in message to one party about one container or several: each ask above what it is about. */
export function composeMessage(
  to: ActingParty,
  subjects: readonly MessageSubject[],
  { format, now, fees = to !== 'consignee' }: MessageOptions,
): Message {
  const asked = subjects.map((subject) => {
    const facts = messageFacts(subject, now);
    return { facts, ask: messageAsk(to, subject, facts.verdict) };
  });
  const paragraphs = joinAsks(asked.map(({ ask }) => ask)).flatMap((joint) => [
    describeRequest(joint),
    ...asked.flatMap(({ facts, ask }) =>
      joint.asks.includes(ask)
        ? linesOf(facts, messageTexts(facts, format), fees).map(oneLine).join('\n')
        : [],
    ),
  ]);
  return {
    subject: oneLine(
      subjectLine(
        to,
        asked.map(({ facts }) => facts),
      ),
    ),
    body: [greeting, ...paragraphs, closing].join('\n\n'),
  };
}

function subjectLine(to: ActingParty, facts: readonly MessageFacts[]): string {
  const [first, ...others] = facts;
  const whose = first && others.length === 0 ? nameOf(first) : containers(facts.length);
  const topic = messageTopic(
    to,
    facts.map(({ verdict }) => verdict),
  );
  return whose + colon + describeTopic(topic);
}

function linesOf({ container }: MessageFacts, texts: MessageTexts, withFees: boolean): string[] {
  const { number, equipment, bill, carrier, references, status, reasons, where } = texts;
  const numbers = [billOf(bill), carrier, ...references];
  return [
    `${number}${equipment === null ? '' : ` (${equipment})`}`,
    container ? numbers.filter((part) => part !== null).join(' · ') : null,
    statusOf(status, reasons.join(comma)),
    where && location(where),
    texts.pickedUp && pickedUp(texts.pickedUp),
    ...texts.freeDays.map(({ when, sources, count }) => lastFreeDay(when, sources, count)),
    withFees && texts.fees !== null ? feesReported(texts.fees) : null,
    texts.appointment && appointment(texts.appointment),
    texts.atPort && arrivalLine(texts.atPort),
    texts.usual,
    texts.inland && arrivalLine(texts.inland),
  ].filter((line) => line !== null);
}

const billOf = (number: string): string => `Bill of lading ${number}`;
/** @param why in brackets, as a headline may have a colon of its own; else empty */
const statusOf = (headline: string, why: string): string =>
  `Status: ${headline}${why === '' ? '' : ` (${why})`}`;
const location = (text: string): string => `Location: ${text}`;
const feesReported = (sums: string): string => `Fees reported: ${sums}`;
const pickedUp = (when: string): string => `Picked up: ${when}`;
const appointment = (when: string): string => `Pickup appointment: ${when}`;

/** @param count null where the data is too old to count by */
function lastFreeDay(when: string, sources: readonly FreeDaySource[], count: string | null): string {
  const by = formatList(sources.map((source) => freeDayReporters[source]));
  const label = `${capitalized(by)} LFD`;
  return `${label}: ${when}${count === null ? '' : ` (${count})`}`;
}

/** `ATA Los Angeles: Sat 8 Aug 02:36 PDT (4 h before original ETA)` */
function arrivalLine({ isActual, place, when, change }: ArrivalText): string {
  const label = isActual ? 'ATA' : 'ETA';
  return `${label}${place === null ? '' : ` ${place}`}: ${when}${change === null ? '' : ` (${change})`}`;
}
