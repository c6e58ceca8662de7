/** What stands on keys that have a name of their own in a language. */
export const keyNames = {
  toList: 'Tab Tab Enter',
  enter: 'Enter',
  space: 'Space',
  home: 'Home',
  end: 'End',
  pageUp: 'Page Up',
  pageDown: 'Page Down',
} as const;

/** Where keys do something. */
export const shortcutGroups = {
  everywhere: 'Everywhere',
  shipments: 'In the list of shipments',
  exceptions: 'In the list of exceptions',
  openedPage: 'On a page opened from a list',
  morning: 'In the morning',
  heading: 'On a heading of the list',
} as const;

/** What keys do. */
export const shortcutTexts = {
  toList: 'From the top of a page to its list',
  find: 'Find any number, page or saved view, or run an action',
  help: 'Show keyboard shortcuts',
  closeDialog: 'Close a dialog',
  rowsFor: 'A row for each container, or for each shipment',
  nextRow: 'Next row',
  previousRow: 'Previous row; from the first row to the headings',
  cells: 'Previous or next cell',
  pages: 'One page up or down',
  ends: 'First or last row',
  open: 'Open the shipment',
  peek: 'Show the status and the journey of the row beside the list, or close them',
  select: 'Select or deselect the row',
  extend: 'Extend the selection up or down',
  selectAll: 'Select all rows shown',
  copyNumber: 'Copy the number, or all that are selected',
  copyLink: 'Copy a link to the row, or to the selection',
  messageAboutRows: 'Write a message about the row, or about the selection',
  change: 'Change references, tags, a custom field or tracking of the row, or of the selection',
  editCell: 'Edit the custom field of the cell',
  exportRows: 'Export the selection, or all rows shown',
  closeBeside: 'Close what is beside the list, then clear the selection',
  acknowledge: 'Acknowledge the row or the selection, or show it again',
  snooze: 'Snooze until a day',
  owner: 'Set the owner',
  note: 'Write a note',
  message: 'Write a message',
  nextOfList: 'Next of the list',
  previousOfList: 'Previous of the list',
  nextContact: 'Next contact to ask',
  previousContact: 'Previous contact',
  write: 'Write to the contact, or to the first',
  headings: 'Previous or next heading',
  sort: 'Sort: ascending, descending, default order',
  resize: 'To the edge of the column, where ← and → set its width',
  toRows: 'To the rows',
} as const;

export const allKeys = 'All keys';
export const singleKeysLabel = 'Use /, ?, c, j, k and w anywhere on a page';
export const singleKeysNote =
  'Switch it off if you speak to your computer or press keys by accident. Other letters work only while a row of the list has the focus.';
