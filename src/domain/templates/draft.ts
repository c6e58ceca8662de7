import type { ContactMatch } from '#/domain/contacts/match.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { withReminders } from '#/domain/exceptions/reminders.ts';
import type { MessageSubject } from '#/domain/messages/facts.ts';
import type { LoggedMessage } from '#/domain/messages/log.ts';
import { composeMessage } from '#/domain/messages/message.ts';
import type { Message } from '#/domain/messages/plainText.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { chooseTemplate, type TemplateMatch, templateQuestion } from './choose.ts';
import { renderTemplate } from './render.ts';
import type { MessageTemplate } from './template.ts';
import { messageValues } from './values.ts';

/** In the place of a template's id: the message that is written without one. */
export const builtIn = '';

/** A message to one party, before anybody knows by which template. */
export interface Writing {
  readonly to: ActingParty;
  readonly match: ContactMatch | 'several' | null;
  readonly subjects: readonly MessageSubject[];
  readonly format: FormatOptions;
  readonly now: Instant;
  /** The address of the page of a number. */
  readonly linkOf: (number: string) => string;
  /** Whether it names fees; left out, only to who is no customer. */
  readonly fees?: boolean | undefined;
}

/** A message, and by which template it is. */
export interface WrittenDraft {
  readonly message: Message;
  /** Null for the built-in message. */
  readonly template: MessageTemplate | null;
  /** Why it was chosen; null where somebody chose it, and where none fits. */
  readonly chosenBy: TemplateMatch | null;
}

/**
 * The message by the template that fits, or by one that was chosen; the built-in message where there is none.
 *
 * @param items the exceptions of what it is about
 * @param chosen the id of a template, or `builtIn`; undefined for the one that fits
 */
export function writeDraft(
  writing: Writing,
  templates: readonly MessageTemplate[],
  items: readonly ExceptionItem[],
  chosen?: string,
): WrittenDraft {
  const { to, match, subjects, format, now, fees } = writing;
  const chosenBy =
    chosen === undefined ? chooseTemplate(templates, templateQuestion(to, match, subjects, items)) : null;
  const template = chosenBy?.template ?? templates.find(({ id }) => id === chosen) ?? null;
  const written = template && tryOr(() => writeByTemplate(template, writing), null);
  if (written) return { message: written, template, chosenBy };
  const options = { format, now, ...(fees !== undefined && { fees }) };
  return { message: composeMessage(to, subjects, options), template: null, chosenBy: null };
}

export function writeByTemplate(
  template: Pick<MessageTemplate, 'subject' | 'text' | 'signature'>,
  { to, match, subjects, format, now, linkOf, fees = to !== 'consignee' }: Writing,
): Message {
  const contact = match === null || match === 'several' ? null : match.contact.name;
  const values = messageValues(subjects, { to, contact, format, now, linkOf });
  return renderTemplate(template, values, { withMoney: fees });
}

/** The exceptions of what messages are about, reminders included. */
export function exceptionsOf(
  subjects: readonly MessageSubject[],
  log: readonly LoggedMessage[],
  { format, now, settings }: { format: FormatOptions; now: Instant; settings: ExceptionSettings },
): readonly ExceptionItem[] {
  const shipments = [...new Set(subjects.map(({ shipment }) => shipment))];
  const found = findExceptions({ shipments, requests: [], now, settings });
  return withReminders(found, log, shipments, { ...format, now }).everywhere;
}
