import { useMemo } from 'react';
import { useMessageLog } from '#/device/messageLog.ts';
import { logSent } from '#/device/messageLogWrites.ts';
import { pageLanguage } from '#/device/pageLanguage.ts';
import { useTemplates } from '#/device/templates.ts';
import type { ContactMatch } from '#/domain/contacts/contactMatch.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import {
  aboutOf,
  earlierMessages,
  type LoggedContainer,
  type LoggedRecipient,
  recipientOf,
  type SentWay,
} from '#/domain/messages/log.ts';
import { type MessageSubject, namesFees } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { templateFor } from '#/domain/templates/chooseTemplate.ts';
import { namesMoney } from '#/domain/templates/parse.ts';
import { knownLanguage, type Language } from '#/language/languages.ts';
import { RecipientLanguage } from '#/parts/recipient/RecipientLanguage.tsx';
import { typedIn, type TypedMessage, useRecipientTexts } from '#/parts/recipient/useRecipientTexts.ts';
import type { FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { writeMessage } from '#/wording/drafts.ts';
import { ContactLine } from './ContactLine.tsx';
import { findLink } from './findLink.ts';
import { MessageEditor } from './MessageEditor.tsx';
import { SentMessages } from './SentMessages.tsx';
import { TemplateLine } from './TemplateLine.tsx';

/** What somebody chose and typed for one recipient. */
export interface DraftChoices {
  /** Undefined as it was written. */
  readonly typed?: TypedMessage | undefined;
  /** The id of a template; undefined for the one that fits. */
  readonly template?: string | undefined;
  /** Undefined for that of the template, of the contact or of the page. */
  readonly language?: Language | undefined;
  /** Whether a customer sees fees. */
  readonly fees?: boolean;
}

/** A message to one recipient: to whom and why, what was written to them before, and the text, to be changed and sent. */
export function DraftEditor({
  to,
  match,
  name = null,
  subjects,
  rows,
  format,
  writtenAt,
  now,
  choices,
  onChoose,
  onSent,
}: {
  to: ActingParty;
  match: ContactMatch | 'several' | null;
  /** Of a recipient without a contact. */
  name?: string | null;
  subjects: readonly MessageSubject[];
  /** What needs action about them. */
  rows: readonly ExceptionRow[];
  format: FormatOptions;
  /** When the dialog was opened: what is open is not rewritten every minute. */
  writtenAt: Instant;
  now: Instant;
  choices: DraftChoices;
  onChoose: (choices: DraftChoices) => void;
  onSent?: (how: SentWay) => void;
}) {
  const templates = useTemplates((state) => state.templates);
  const { typed, template, fees = false } = choices;
  const isCustomer = to === 'consignee';
  const found = templateFor(
    { to, match, subjects },
    templates,
    rows.flatMap(({ items }) => items),
    template,
  );
  const contact = match === null || match === 'several' ? null : match.contact;
  const language =
    choices.language ??
    knownLanguage(found.template?.language ?? '') ??
    knownLanguage(contact?.language ?? '') ??
    pageLanguage;
  const used = useRecipientTexts(language, { writeMessage });
  const { writer } = used;
  const written = useMemo(
    () =>
      writer?.writeMessage(
        {
          to,
          match,
          subjects,
          format,
          now: writtenAt,
          linkOf: findLink,
          fees: isCustomer ? fees : undefined,
        },
        found.template,
      ),
    [writer, to, match, subjects, format, writtenAt, isCustomer, fees, found.template],
  );
  const chosen = written?.isBuiltIn ? { template: null, chosenBy: null } : found;
  const isChoice = isCustomer && namesFees(subjects) && (!chosen.template || namesMoney(chosen.template));
  const message = typedIn(typed, language, used) ?? written?.message ?? null;
  const recipient = recipientOf(to, match, name);
  const about = aboutOf(subjects);
  return (
    <>
      <ContactLine party={to} match={match} now={now} />
      <EarlierMessages recipient={recipient} about={about} />
      <MessageEditor
        to={contact?.email ?? ''}
        message={message}
        language={language}
        below={
          <>
            <TemplateLine
              chosen={chosen}
              templates={templates}
              onChoose={(id) => onChoose({ ...choices, template: id, language: undefined, typed: undefined })}
            />
            <RecipientLanguage
              language={language}
              used={used}
              onChange={(another) => onChoose({ ...choices, language: another })}
            />
          </>
        }
        fees={
          isChoice
            ? { on: fees, onChange: (on) => onChoose({ ...choices, fees: on, typed: undefined }) }
            : null
        }
        onEdit={(edited) => onChoose({ ...choices, typed: { message: edited, language } })}
        onSent={(how, { subject }) => {
          logSent(recipient, about, { how, subject });
          onSent?.(how);
        }}
      />
    </>
  );
}

/** As many as one reads before one writes again. */
const maxShown = 3;

/** What was written to this recipient about these containers before; nothing where nothing was. */
function EarlierMessages({
  recipient,
  about,
}: {
  recipient: LoggedRecipient;
  about: readonly LoggedContainer[];
}) {
  const log = useMessageLog(({ messages }) => messages);
  const earlier = earlierMessages(log, recipient, about);
  return earlier.length > 0 && <SentMessages messages={earlier.slice(0, maxShown)} />;
}
