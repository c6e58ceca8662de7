/** Why a file cannot be read as a list, and what to do. */
export const readingFaults = {
  tooLarge: 'The file is larger than 10 MB. Split it, or paste its rows.',
  tooLargeUnpacked: 'The workbook is too large once unpacked. Save the one sheet as CSV and choose that.',
  oldWorkbook: 'Workbooks of the old format (.xls) cannot be read. Save it as .xlsx or CSV.',
  noWorkbook: 'The file is neither text nor a workbook that can be read. Save it as .xlsx or CSV.',
  empty: 'Nothing in it: no row has a value.',
  tooSlow: 'The file takes too long to read. Save the one sheet as CSV and choose that.',
  readerNotLoaded: 'What reads files could not be loaded. Try again, or paste the rows.',
} as const;
