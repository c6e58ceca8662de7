export const documentsTitle = 'Documents';
export const upload = 'Upload';
export const loadingDocuments = 'Loading documents';
export const noDocuments = 'No documents yet. Drop them anywhere on this page.';
export const notUploaded = (label: string): string => `${label}: not uploaded yet`;
export const onlyNewest =
  'Only the newest documents of the account were looked through; older ones may belong here too.';
export const noDocumentsRead = 'The documents could not be loaded.';
