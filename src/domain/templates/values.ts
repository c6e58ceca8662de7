import { contactFacts } from '#/domain/contacts/match.ts';
import {
  judged,
  type JudgedSubject,
  type MessageFacts,
  messageFacts,
  type MessageSubject,
} from '#/domain/messages/facts.ts';
import { askFor, topicOf } from '#/domain/messages/message.ts';
import { containers, these } from '#/domain/messages/words.ts';
import { addFees, feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { holdFacts } from '#/domain/pickup/holds.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import { formatList } from '#/language/formatList.ts';
import { comma } from '#/language/punctuation.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { formatMoney } from '#/wording/money.ts';
import { holdWithEffect } from '#/wording/pickup.ts';
import { type MessageValues, type Variable, variables, type VariableValues } from './variables.ts';
import * as words from './words.ts';

/** As a form explains them, where no container is at hand. */
export const exampleValues: MessageValues = { each: [words.examples], together: words.examples };

interface ValueOptions {
  readonly to: ActingParty;
  /** Null where no contact fits. */
  readonly contact: string | null;
  readonly format: FormatOptions;
  readonly now: Instant;
  /** The address of the page of a number. */
  readonly linkOf: (number: string) => string;
}

/** What a message about these can say. A record that makes a rule throw is for the caller. */
export function messageValues(subjects: readonly MessageSubject[], options: ValueOptions): MessageValues {
  const { to, contact, format, now } = options;
  const day = localDay(now, format.viewer);
  const shared = (about: readonly JudgedSubject[]) => ({
    contact,
    count: these(about.length),
    ask: askFor(to, about),
    topic: topicOf(to, about) ?? null,
    today: formatMoment({ kind: 'day', day }, format).date,
  });
  const all = judged(subjects, now);
  const each = all.map((subject) => ({ ...valuesOf(subject, options), ...shared([subject]) }));
  const [only, ...others] = each;
  if (only && others.length === 0) return { each, together: only };
  const together = Object.fromEntries(variables.map((name) => [name, joined(each, name)]));
  return {
    each,
    together: {
      ...(together as VariableValues),
      container: containers(subjects.length),
      fees: feesOf(subjects),
      ...shared(all),
    },
  };
}

type Shared = 'contact' | 'count' | 'ask' | 'topic' | 'today';

function valuesOf(
  subject: JudgedSubject,
  { format, now, linkOf }: ValueOptions,
): Omit<VariableValues, Shared> {
  const { shipment, container } = subject;
  const facts = messageFacts(subject, format, now);
  const [freeDay] = facts.freeDays;
  const { terminal } = contactFacts(shipment, container).site;
  const holds =
    container && !facts.pickedUp ? holdFacts(terminalReport(container, shipment).holds ?? []) : [];
  return {
    container: facts.number,
    equipment: facts.equipment,
    shipment: facts.bill,
    references: facts.references.join(', '),
    customer: shipment.customerName,
    carrier: facts.carrier,
    vessel: shipment.podVessel?.name ?? null,
    port: placeName(shipment.portOfDischarge),
    destination: placeName(inlandPlace(shipment)),
    terminal: terminal?.name ?? null,
    location: facts.where,
    status: facts.status,
    reasons: facts.reasons.join(comma),
    holds: holds.map((hold) => holdWithEffect(hold)).join(comma),
    lfd:
      facts.pickedUp === null
        ? freeDay
          ? withNote(freeDay.when, freeDay.count)
          : null
        : words.pickedUpOn(facts.pickedUp),
    appointment: facts.appointment,
    picked_up: facts.pickedUp,
    eta: arrivalText(facts.atPort),
    eta_inland: arrivalText(facts.inland),
    fees: facts.fees,
    link: linkOf(facts.number),
  };
}

const withNote = (text: string, note: string | null) => (note === null ? text : `${text} (${note})`);

function arrivalText(arrival: MessageFacts['atPort']): string | null {
  if (!arrival) return null;
  const { isActual, when, change } = arrival;
  return withNote(isActual ? words.arrivedOn(when) : when, change);
}

/** More are counted. */
const maxJoined = 5;

/** What several containers have, each value once. */
function joined(each: readonly VariableValues[], name: Variable): string | null {
  const all = [...new Set(each.flatMap((values) => values[name] ?? []))].filter((value) => value !== '');
  if (all.length === 0) return null;
  const more = all.length - maxJoined;
  return more > 0 ? `${all.slice(0, maxJoined).join(', ')} ${words.andMore(more)}` : all.join(', ');
}

/** The sum of what is owed by currency: two that owe the same owe it twice. */
function feesOf(subjects: readonly MessageSubject[]): string | null {
  const owed = addFees(
    subjects.flatMap(({ shipment, container }) =>
      container ? owedSums(feeTotals(terminalReport(container, shipment).fees)) : [],
    ),
  );
  return owed.length > 0 ? formatList(owed.map(formatMoney)) : null;
}
