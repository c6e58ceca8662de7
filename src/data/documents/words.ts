export const uploadOffline = 'This device is offline, so nothing was sent. Try again when it is online.';
export const refused = (detail: string): string => `The service refuses it: “${detail}”`;
export const maybeUploaded = (title: string): string =>
  `${title}. It may have arrived all the same; trying again stores no file twice.`;
