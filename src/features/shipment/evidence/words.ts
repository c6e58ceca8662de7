export const evidenceTitle = (container: string): string => `Evidence pack of ${container}`;
export const why =
  'One file to answer an invoice with: what each source reported and when it became known, and our estimate beside each invoiced line.';
export const charge = 'Charge';
export const chargedBy = 'Charged by';
export const number = 'Invoice number';
export const chooseFile = 'Choose file of the invoice';
export const chooseAnotherFile = 'Choose another file';
export const removeFile = 'Remove file of the invoice';
export const fileHint =
  'Optional. “Save pack” uploads it to the documents of this shipment. The pack has its name, size and SHA-256, not the file.';
export const fileUnreadable = (name: string): string => `${name} could not be read. Choose the file again.`;
export const fileUploads = (name: string): string =>
  `${name} goes to the documents of this shipment: “Uploads” on the page says how far it is.`;
export const from = 'First day';
export const through = 'Last day';
export const amount = 'Amount';
export const currency = 'Currency';
export const line = (position: number): string => `Line ${position}`;
export const lineDays = 'Without days of its own, a line is for all days of the invoice.';
export const addLine = 'Add line';
export const removeLine = (position: number): string => `Remove line ${position}`;
export const remove = 'Remove';
export const savePack = 'Save pack';
export const loadingEvents = 'Loading the events of this container…';
export const eventsMissing =
  'Events could not be loaded: the pack will say so. Reload the page to try again.';
export const needsHttps =
  'Browsers compute a SHA-256 only on pages with https. Open Landfall with https to save a pack.';
export const saved =
  'Saved. Note its SHA-256 where you can show it later, such as in the e-mail with the pack:';
export const copyHash = 'Copy SHA-256';
export const check = 'Anybody can check the file at /verify.';
export const notLegalAdvice = 'This is no legal advice.';
export const fileSubject = (container: string): string => `evidence ${container}`;
