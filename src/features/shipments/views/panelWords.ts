// Of the panel of saved views, which loads when it is opened.

export const noSavedViews = 'No saved views yet. To start with:';
export const starterNames = {
  arriving: 'Arriving in 7 days',
  freeTime: 'Free time running',
  atTerminal: 'At terminal',
} as const;
export const saveView = 'Save this list as a view';
export const namePlaceholder = 'Name';
export const save = 'Save';
export const replace = 'Replace';
export const rename = 'Rename';
export const nameMissing = 'Enter a name.';
export const nameTaken = (name: string) => `A view “${name}” already exists.`;
export const nameTakenReplace = (name: string) => `${nameTaken(name)} Replace it, or choose another name.`;
export const viewsFull = (limit: number) =>
  `${limit} views are saved, which is the limit. Delete one first, or enter the name of one to replace it.`;
export const savedHere = 'Filters, sort, groups and columns are saved on this device.';
export const copyLinkTo = (name: string) => `Copy link to ${name}`;
export const renameView = (name: string) => `Rename ${name}`;
export const newNameOf = (name: string) => `New name of ${name}`;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const deleteView = (name: string) => `Delete ${name}`;
export const replacedView = (name: string) => `Replaced “${name}”`;
export const renamedTo = (before: string, after: string) => `Renamed “${before}” to “${after}”`;
export const deletedView = (name: string) => `Deleted “${name}”`;
export function unreadViews(count: number): string {
  return count === 1
    ? '1 saved view of another version of Landfall cannot be read. It stays saved on this device.'
    : `${count} saved views of another version of Landfall cannot be read. They stay saved on this device.`;
}
export const savedAs = (name: string) => `Saved “${name}”`;
export const changedSave = 'Changed · Save';
/** Continues it for screen readers. */
export const theView = (name: string) => `the view ${name}`;
