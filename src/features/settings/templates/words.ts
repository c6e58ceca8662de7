import { inSentence } from '#/language/inSentence.ts';

export const intro =
  'Messages that your team writes itself, by role and reason. Where none fits, the built-in message is written.';
export const none = 'No templates yet. Write one, or open the file of a colleague.';
export const newTemplate = 'New template';
/** `For customs broker · on hold · contacts with language es` */
export const forWhich = (role: string, reason: string, language: string): string =>
  [
    `For ${inSentence(role)}`,
    inSentence(reason),
    language === '' ? 'any language' : `contacts with language ${language}`,
  ].join(' · ');

// The form.

export const languageHint = 'Only for contacts with this language, such as es. Empty for any.';
export const reasonHint = 'An exception that all containers of the message have.';
export const textHint = 'Lines from {each} to {end} are repeated for each container.';
export const signatureHint = 'Below every message of this template.';
export const variablesTitle = 'Variables';
export const variablesHint =
  'Put one where its fact belongs. What is not known is said in words; a line with nothing but that is left out. Facts are in the language that you read Landfall in.';
export const moneyHint = 'A line with {fees} is left out for customers, unless “Include fees” is chosen.';
export const insert = (variable: string): string => `Insert ${variable}`;
export const previewTitle = 'Preview';
export const previewOf = 'Preview with';
export const exampleOption = 'Example';
export const severalOption = (count: number): string => `${count} containers together`;
export const noPreview = 'The preview shows once the text has no mistake.';
export const subjectLine = (subject: string): string => `Subject: ${subject}`;

// Files.

export const fileTitle = 'File of templates';
export const fileHint =
  'Templates are stored in this browser. Save them for your colleagues, or open their file here: by the button, or dropped on this page.';
export const saveFileLabel = 'Save templates';

/** What a new one begins with: the built-in message, to be rewritten. */
export const firstText = `Hello {contact},

{ask}

{each}
{container} ({equipment})
Bill of lading {shipment}
Status: {status}
Location: {location}
LFD: {lfd}
ETA: {eta}

{end}
Thank you.`;
