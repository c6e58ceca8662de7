/** How much of one file is read. Whatever is beyond is left out, and the number of pages says so. */
export const mostPages = 50;
export const mostCellsOfPage = 3_000;
export const longestCell = 1_000;
export const mostLines = 5_000;
export const mostAttachments = 20;
