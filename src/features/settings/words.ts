import type { ReferenceType } from '#/domain/records/definitionDraft.ts';
import type { DataType } from '#/domain/records/fieldEntry.ts';
import { counted } from '#/language/plural.ts';
import { numberedDay } from '#/time/calendarDay.ts';
import { longParts } from '#/time/longDay.ts';

export const fieldsIntro =
  'Fields of your own on every shipment or container. The list shows, filters, groups, sorts and exports them.';
export const fieldsLoading = 'Loading custom fields';
export const sections = { shipment: 'On shipments', container: 'On containers' } as const;
export const noFields = {
  title: 'No custom fields yet',
  text: 'A field holds what your company knows of a shipment or container, such as a cost center or a delivery window.',
} as const;
export const noneOn = {
  shipment: 'No custom fields on shipments yet.',
  container: 'No custom fields on containers yet.',
} as const;
export const define = 'New field';
export const defineTitle = 'New custom field';

export const name = 'Name';
export const nameHint = 'As people read it, such as “Cost center”.';
export const nameBlank = 'Enter a name.';
export const slug = 'Slug';
export const slugHint = 'Its name in addresses and files. It cannot be changed later.';
export const slugBlank = 'Enter a slug: a to z, 0 to 9 and _, beginning with a letter.';
export const record = 'On';
export const recordLabels = { shipment: 'Shipments', container: 'Containers' } as const;
export const type = 'Type';
export const typeHint = 'Type and record cannot be changed later.';
export const typeNames: Readonly<Record<DataType, string>> = {
  short_text: 'Text',
  number: 'Number',
  date: 'Date',
  datetime: 'Date and time, without zone',
  boolean: 'Yes or no',
  enum: 'One of several options',
  enum_multi: 'Any of several options',
  reference: 'Reference to a record',
};
export const refersTo = 'Refers to';
export const referenceNames: Readonly<Record<ReferenceType, string>> = {
  Party: 'Party',
  Shipment: 'Shipment',
  Container: 'Container',
  Port: 'Port',
  Terminal: 'Terminal',
  Vessel: 'Vessel',
};
export const description = 'Description';
export const descriptionHint = 'Shown to whoever fills it in. It may stay empty.';
export const create = 'Create';
export const save = 'Save';
export const close = 'Done';

export const isNow = (label: string, described: string | null = null): string =>
  `It is now “${label}”${described === null ? '' : `, described as “${described}”`}. Saving replaces that.`;

export const created = (label: string): string => `${label} created`;
export const changed = (label: string): string => `${label} changed`;
export const restored = (label: string): string => `${label} restored`;
export const deleted = (label: string): string => `${label} deleted`;

export const undone = (what: string): string => `Undone: ${what}`;
export const notSaved = (label: string): string => `${label.trim() || 'What you entered'} was not saved`;

// The days of a week that began with a Sunday.
const weekdays = Array.from({ length: 7 }, (_, day) => longParts(numberedDay(3 + day)).weekday);
/** @param day from 0 for Sunday */
export const weekday = (day: number): string => weekdays[day] ?? '';
export const fromMonday: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

export const edit = (label: string): string => `Edit ${label}`;
export const editShort = 'Edit';
export const duplicate = 'Duplicate';
export const duplicateLabel = (label: string): string => `Duplicate ${label}`;
export const nameOfCopy = (label: string): string => `${label} (copy)`;
export const options = 'Options';
export const optionsOf = (label: string): string => `Options of ${label}`;
export const remove = 'Delete';
export const removeLabel = (label: string): string => `Delete ${label}`;
export const counting = 'Counting the values that go with it.';
export const valuesGo = (count: number | null): string => {
  if (count === null) return 'Its values go with it, and the service does not say how many.';
  if (count === 0) return 'No record has a value for it.';
  return `${counted(count, 'value goes', 'values go')} with it.`;
};
export const noUndo = 'This cannot be undone.';
export const removeField = (count: number | null): string =>
  count ? `Delete the field and ${counted(count, 'value')}` : 'Delete the field';

export const optionsHint = 'People choose from these, in this order.';
export const noOptions = 'No options yet, so nothing can be chosen. Add the first.';
export const optionsLoading = 'Loading options';
export const newOption = 'New option';
export const add = 'Add';
export const optionName = (label: string): string => `Name of ${label}`;
export const moveDone = (label: string): string => `${label} moved`;
export const valuesStay = 'Records that hold it keep its bare value.';

export const partiesIntro =
  'The companies of the account. A party is the customer of tracking requests, and gives their shipments the customer name.';
export const partiesLoading = 'Loading parties';
export const noParties = {
  title: 'No parties yet',
  text: 'A party is a company that you track for: its name goes with its shipments, and the list filters by it.',
} as const;
export const newParty = 'New party';
export const companyName = 'Company name';
export const companyBlank = 'Enter the name of the company.';
export const filterParties = 'Find a party';
export const partyCount = (count: number): string => counted(count, 'party', 'parties');
export const noPartyMatches = (text: string): string => `No party matches “${text}”.`;
export const shipmentsOf = (label: string): string => `Shipments of ${label}`;
export const shipmentsShort = 'Shipments';

export const teamIntro =
  'Everything that a team sets up once, in one file: save it for your colleagues, or open theirs. Nothing is sent anywhere.';
export const teamFile = 'Team file';
export const teamFileHint =
  'Open the file of a colleague by the button, or drop it on this page. You see what it would change before it does.';
export const teamParts = 'What goes into the file';
export const teamPartsHint = 'Columns, filters, order and groups of the list go with the saved views.';
export const saveTeamFile = 'Save team file';
export const noPartChosen = 'Choose at least one part.';
