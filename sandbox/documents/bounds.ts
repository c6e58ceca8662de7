/** How much of one file is read. Whatever is beyond is left out, and the number of pages says so. */
export const maxPages = 50;
export const maxCellsOfPage = 3_000;
export const longestCell = 1_000;
export const maxLines = 5_000;
export const maxAttachments = 20;
