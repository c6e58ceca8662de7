export const intro =
  'Everything that a team sets up once, in one file: save it for your colleagues, or open theirs. Nothing is sent anywhere.';
export const fileTitle = 'Team file';
export const fileHint =
  'Open the file of a colleague by the button, or drop it on this page. You see what it would change before it does.';
export const partsLabel = 'What goes into the file';
export const partsHint = 'Columns, filters, order and groups of the list go with the saved views.';
export const saveFileLabel = 'Save team file';
export const nothingChosen = 'Choose at least one part.';
export const fileName = 'team';
