import { contactFacts } from '#/domain/contacts/contactMatch.ts';
import { type Ask, type AskAct, joinAsks } from '#/domain/messages/ask.ts';
import {
  messageAsk,
  type MessageFacts,
  messageFacts,
  type MessageSubject,
  owedFees,
} from '#/domain/messages/messageFacts.ts';
import { messageTopic } from '#/domain/messages/topic.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { addFees } from '#/domain/pickup/fees.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import { type Variable, variables } from '#/domain/templates/variables.ts';
import { comma } from '#/language/punctuation.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay, wholeDay } from '#/time/localDay.ts';
import { containers, describeRequests, describeTopic, these } from './asks.ts';
import { type ArrivalText, type MessageTexts, messageTexts } from './messageTexts.ts';
import { listFees } from './money.ts';

/** Null where it is not known. Each is one line. */
export type VariableValues = Readonly<Record<Variable, string | null>>;

/** What a template is filled with: of each container, and of all together. */
export interface MessageValues {
  readonly each: readonly VariableValues[];
  readonly together: VariableValues;
}

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
  const shared = (about: readonly AskedFacts[]) => ({
    contact,
    count: these(about.length),
    ask: describeRequests(joinAsks(about.map(({ ask }) => ask))),
    topic: describeTopic(
      messageTopic(
        to,
        about.map(({ facts }) => facts.verdict),
      ),
    ),
    today: formatMoment(wholeDay(day), format).date,
  });
  const all = subjects.map((subject): AskedFacts => {
    const facts = messageFacts(subject, now);
    return { facts, ask: messageAsk(to, subject, facts.verdict) };
  });
  const each = all.map((one) => ({ ...valuesOf(one.facts, options), ...shared([one]) }));
  const [only, ...others] = each;
  if (only && others.length === 0) return { each, together: only };
  const together = Object.fromEntries(variables.map((name) => [name, joined(each, name)]));
  const owed = addFees(subjects.flatMap(owedFees));
  return {
    each,
    together: {
      ...(together as VariableValues),
      container: containers(subjects.length),
      // Two that owe the same owe it twice.
      fees: owed.length > 0 ? listFees(owed) : null,
      ...shared(all),
    },
  };
}

interface AskedFacts {
  readonly facts: MessageFacts;
  readonly ask: Ask<AskAct>;
}

type Shared = 'contact' | 'count' | 'ask' | 'topic' | 'today';

function valuesOf(facts: MessageFacts, { format, linkOf }: ValueOptions): Omit<VariableValues, Shared> {
  const { shipment, container } = facts;
  const texts = messageTexts(facts, format);
  const { terminal } = contactFacts(shipment, container).site;
  return {
    container: texts.number,
    equipment: texts.equipment,
    shipment: texts.bill,
    references: texts.references.join(', '),
    customer: shipment.customerName,
    carrier: texts.carrier,
    vessel: shipment.podVessel?.name ?? null,
    port: placeName(shipment.portOfDischarge),
    destination: placeName(inlandPlace(shipment)),
    terminal: terminal?.name ?? null,
    location: texts.where,
    status: texts.status,
    reasons: texts.reasons.join(comma),
    holds: texts.holds.join(comma),
    lfd: freeDayValue(texts),
    appointment: texts.appointment,
    picked_up: texts.pickedUp,
    eta: texts.atPort && arrivalValue(texts.atPort),
    eta_inland: texts.inland && arrivalValue(texts.inland),
    fees: texts.fees,
    link: linkOf(texts.number),
  };
}

const pickedUpOn = (when: string): string => `picked up ${when}`;
const arrivedOn = (when: string): string => `arrived ${when}`;
const andMore = (count: number): string => `and ${count} more`;

const withNote = (text: string, note: string | null) => (note === null ? text : `${text} (${note})`);

function freeDayValue({ pickedUp, freeDays: [first] }: MessageTexts): string | null {
  if (pickedUp !== null) return pickedUpOn(pickedUp);
  return first ? withNote(first.when, first.count) : null;
}

const arrivalValue = ({ isActual, when, change }: ArrivalText): string =>
  withNote(isActual ? arrivedOn(when) : when, change);

/** More are counted. */
const maxJoined = 5;

/** What several containers have, each value once. */
function joined(each: readonly VariableValues[], name: Variable): string | null {
  const all = [...new Set(each.flatMap((values) => values[name] ?? []))].filter((value) => value !== '');
  if (all.length === 0) return null;
  const some = all.slice(0, maxJoined).join(', ');
  const more = all.length - maxJoined;
  return more > 0 ? [some, andMore(more)].join(' ') : some;
}
