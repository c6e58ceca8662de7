import type { ContactRole } from '#/domain/contacts/contact.ts';
import type { ContactMatch } from '#/domain/contacts/contactMatch.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { withReminders } from '#/domain/exceptions/reminders.ts';
import { partyRoles } from '#/domain/messages/contactFor.ts';
import type { LoggedMessage } from '#/domain/messages/log.ts';
import type { MessageSubject } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import type { MessageTemplate } from './template.ts';

/** In the place of a template's id: the message that is written without one. */
export const builtIn = '';

/** Whom a message goes to, and what about. */
export interface MessageTo {
  readonly to: ActingParty;
  readonly match: ContactMatch | 'several' | null;
  readonly subjects: readonly MessageSubject[];
}

/** A template of a message, and why. */
export interface ChosenTemplate {
  /** Null for the built-in message. */
  readonly template: MessageTemplate | null;
  /** Why it was chosen; null where somebody chose it, and where none fits. */
  readonly chosenBy: TemplateMatch | null;
}

/**
 * The template that fits a message, or the one that was chosen.
 *
 * @param items the exceptions of what it is about
 * @param chosen the id of a template, or `builtIn`; undefined for the one that fits
 */
export function templateFor(
  { to, match, subjects }: MessageTo,
  templates: readonly MessageTemplate[],
  items: readonly ExceptionItem[],
  chosen?: string,
): ChosenTemplate {
  const chosenBy =
    chosen === undefined ? chooseTemplate(templates, templateQuestion(to, match, subjects, items)) : null;
  return { template: chosenBy?.template ?? templates.find(({ id }) => id === chosen) ?? null, chosenBy };
}

/** The exceptions of what messages are about, reminders included. */
export function exceptionsOf(
  subjects: readonly MessageSubject[],
  log: readonly LoggedMessage[],
  { viewer, now, settings }: { viewer: ZoneName; now: Instant; settings: ExceptionSettings },
): readonly ExceptionItem[] {
  const shipments = [...new Set(subjects.map(({ shipment }) => shipment))];
  const found = findExceptions({ shipments, requests: [], now, settings });
  return withReminders(found, log, shipments, { now, viewer }).everywhere;
}

/** What a message is, as far as a template can be meant for it. */
export interface TemplateQuestion {
  readonly role: ContactRole;
  /** The exceptions that all of its containers have. */
  readonly reasons: readonly ExceptionKind[];
  /** Of the contact; empty where it is not known. */
  readonly language: string;
}

/** The template that was chosen, and by what of it. */
interface TemplateMatch {
  readonly template: MessageTemplate;
  /** Null where it is for any. */
  readonly reason: ExceptionKind | null;
}

/**
 * The closest template, by the order of docs/contacts.md 5: one for the reason goes before one for any, and there one for the
 * language before one for any. Null where none fits. It never depends on the order of the list.
 */
export function chooseTemplate(
  templates: readonly MessageTemplate[],
  question: TemplateQuestion,
): TemplateMatch | null {
  const [best] = templates
    .flatMap((template) => rankOf(template, question) ?? [])
    .toSorted((a, b) => a.reasonRank - b.reasonRank || a.languageRank - b.languageRank || byName(a, b));
  return best ? { template: best.template, reason: best.reason } : null;
}

interface Ranked extends TemplateMatch {
  readonly reasonRank: number;
  readonly languageRank: number;
}

/** Null where it is for another role, reason or language. */
function rankOf(template: MessageTemplate, { role, reasons, language }: TemplateQuestion): Ranked | null {
  if (template.role !== role) return null;
  const reason = template.reason === 'any' ? null : template.reason;
  const languageRank = rankOfLanguage(template.language, language);
  if (languageRank === null || (reason !== null && !reasons.includes(reason))) return null;
  return {
    template,
    reason,
    reasonRank: reason === null ? reasonOrder.length : reasonOrder.indexOf(reason),
    languageRank,
  };
}

/** Who was asked before is asked again, whatever it was about; then in the order of the exceptions. */
const reasonOrder: readonly ExceptionKind[] = [
  'no_answer',
  ...exceptionKinds.filter((kind) => kind !== 'no_answer'),
];

/** `es` is for `es-MX` too, after `es-MX`. */
function rankOfLanguage(own: string, wanted: string): number | null {
  if (own === '') return 2;
  const [of, to] = [own.toLowerCase(), wanted.toLowerCase()];
  if (of === to) return 0;
  return to.startsWith(`${of}-`) ? 1 : null;
}

function byName({ template: a }: Ranked, { template: b }: Ranked): number {
  return compareCodeUnits(a.name, b.name) || compareCodeUnits(a.id, b.id);
}

/** What is asked for a message to a party. A contact that was found as the railroad is written to as one. */
export function templateQuestion(
  to: ActingParty,
  match: ContactMatch | 'several' | null,
  subjects: readonly MessageSubject[],
  items: readonly ExceptionItem[],
): TemplateQuestion {
  const contact = match === null || match === 'several' ? null : match.contact;
  const role = partyRoles[to];
  const isRailroad = contact && !contact.roles.includes(role) && contact.roles.includes('railroad');
  return {
    role: isRailroad ? 'railroad' : role,
    reasons: commonReasons(to, subjects, items),
    language: contact?.language ?? '',
  };
}

/**
 * The kinds of exceptions that every one of these has. Of each, those that the party is to act on; where there are none, as
 * for customers, all.
 */
function commonReasons(
  to: ActingParty,
  subjects: readonly MessageSubject[],
  items: readonly ExceptionItem[],
): readonly ExceptionKind[] {
  const byShipment = Map.groupBy(items, ({ subject }) => subject.shipmentId);
  const kinds = subjects.map(({ shipment, container }) => {
    const all = (byShipment.get(shipment.id) ?? []).filter(
      ({ subject }) => subject.kind === 'shipment' || container === null || subject.id === container.id,
    );
    const own = all.filter(({ party }) => party === to);
    return new Set((own.length > 0 ? own : all).map(({ kind }) => kind));
  });
  return exceptionKinds.filter((kind) => kinds.length > 0 && kinds.every((some) => some.has(kind)));
}
