import { lowerCase } from '#/language/lowerCase.ts';

export const edit = (name: string): string => `Edit ${lowerCase(name)}`;
export const save = 'Save';
export const replace = 'Replace';
export const cancel = 'Cancel';

export const saving = 'Saving';
export const saved = (name: string): string => `${name} saved`;
export const restored = (name: string): string => `${name} restored`;
export const undo = 'Undo';
export const undoLabel = (name: string): string => `Undo: restore the previous ${lowerCase(name)}`;

export const isNow = (name: string): string => `${name} is now`;
export const clearedElsewhere = (name: string): string => `${name} was cleared elsewhere.`;
export const savingReplaces = 'Saving replaces it.';

export const notFilledIn = 'Not filled in';
export const zoneUnknown = 'Zone unknown: the digits are shown as they are typed.';
export const loadingChoices = 'Loading what can be chosen';
export const noChoices = 'There is nothing to choose from yet.';
export const chooseFromList = (text: string): string =>
  `“${text}” is not in the list. Type a part of a name and choose one.`;
