import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { MessageTo } from '#/domain/templates/chooseTemplate.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import type { FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { composeMessage, type Message } from './message.ts';
import { messageValues } from './messageValues.ts';
import { renderTemplate } from './templateMessage.ts';

// How a message is written: by the template of a team (templateMessage.ts), filled with what is said of its containers
// (messageValues.ts), or in the lines that the built-in message has (message.ts). A page opens or saves it as a mail
// (files/mail.ts).

interface Writing extends MessageTo {
  readonly format: FormatOptions;
  readonly now: Instant;
  /** The address of the page of a number. */
  readonly linkOf: (number: string) => string;
  /** Whether it names fees; left out, only to who is no customer. */
  readonly fees?: boolean | undefined;
}

/** The message by a template; the built-in message without one, and where its values cannot be had. */
export function writeMessage(
  writing: Writing,
  template: MessageTemplate | null,
): { readonly message: Message; readonly isBuiltIn: boolean } {
  const written = template && tryOr(() => writeByTemplate(template, writing), null);
  if (written) return { message: written, isBuiltIn: false };
  const { to, subjects, format, now, fees } = writing;
  const options = { format, now, ...(fees !== undefined && { fees }) };
  return { message: composeMessage(to, subjects, options), isBuiltIn: true };
}

export function writeByTemplate(
  template: Pick<MessageTemplate, 'subject' | 'text' | 'signature'>,
  { to, match, subjects, format, now, linkOf, fees = to !== 'consignee' }: Writing,
): Message {
  const contact = match === null || match === 'several' ? null : match.contact.name;
  const values = messageValues(subjects, { to, contact, format, now, linkOf });
  return renderTemplate(template, values, { withMoney: fees });
}
