import { fromMonday } from '#/features/settings/words.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import { weekdays } from '#/time/words.ts';

export const intro =
  'Whom you ask about a container: people and mailboxes by role, with the places, lanes, carriers and customers that they are for.';
export const none = 'No contacts yet. Enter one, or open a file of vCards or a sheet.';
export const newContact = 'New contact';
export const find = 'Find a contact';
export const count = (contacts: number): string => counted(contacts, 'contact');
export const noneMatches = (text: string): string => `No contact matches “${text}”.`;

export const noRole = 'No role, so it is never chosen.';
export const forAny = 'any container';
export const forWhich = (names: readonly string[]): string =>
  `For ${names.length > 0 ? names.join(' · ') : forAny}`;
/** `Mon, Tue, Wed, Thu, Fri 08:00 to 17:00` */
export const describeHours = (days: readonly number[], opens: string, closes: string): string =>
  `${fromMonday
    .filter((day) => days.includes(day))
    .map((day) => weekdays[day])
    .join(comma)} ${opens} to ${closes}`;

// The form.

export const groups = { reach: 'How to reach', fits: 'Which containers', hours: 'Hours' } as const;
export const fitsHint = 'What is left empty fits any. Put a semicolon between several.';
export const placesHint = 'Ports, inland places, terminals, ramps: USLAX; West Basin.';
export const lanesHint = 'Shanghai > Los Angeles';
export const carriersHint = 'SCAC or name.';
export const customersHint = 'As shipments name them.';
export const languageHint = 'A code, such as en or es.';
export const zoneHint = 'Such as America/Los_Angeles.';
export const clockHint = 'Such as 08:00.';

export const laneName = (from: string, to: string): string => `${from} to ${to}`;

// Files.

export const fileTitle = 'File of contacts';
export const fileHint =
  'Contacts are stored in this browser. Save them for your colleagues or another program, or open a file of vCards, a workbook or CSV here: by the button, or dropped on this page.';
export const saveCards = 'Save as vCard';
export const saveSheet = 'Save as CSV';
export const sheetName = 'Contacts';
