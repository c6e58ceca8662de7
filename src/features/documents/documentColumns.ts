/** The columns of the list of documents, from a tablet on: its headings have those of its rows. */
export const documentColumns =
  'grid gap-x-4 px-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)] md:items-center';
