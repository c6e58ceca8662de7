import type { ContactRole } from '#/domain/contacts/contact.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';

// Messages that a team writes itself (docs/contacts.md 5): what a template is (here), its text (parse.ts) with what it can name
// (variables.ts), which one is chosen (chooseTemplate.ts), how it is read (readTemplate.ts) and exchanged (templateFile.ts),
// and what may be wrong with it (templateProblem.ts). wording/templateMessage.ts writes the message that it gives.

/** Why one writes: an exception that all containers of the message have, or anything. */
export type TemplateReason = ExceptionKind | 'any';

export interface MessageTemplate {
  readonly id: string;
  readonly name: string;
  /** Whom it is for. */
  readonly role: ContactRole;
  readonly reason: TemplateReason;
  /** BCP 47: only for contacts of that language. Empty for any. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  /** Below the text; empty for none. */
  readonly signature: string;
}
