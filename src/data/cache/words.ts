// Why a value was not saved.

export const changedElsewhere = 'Not saved: this was changed elsewhere meanwhile.';
export const savedOffline =
  'Not saved: this device is offline. What you typed is still here; connect to the network and save again.';
export const savedSignedOut =
  'Not saved: your sign-in has ended. What you typed is still here; sign in and save again.';
export const refused = (complaints: string): string => `Not saved. The service says ${complaints}.`;
/** @param complaint in quotation marks */
export const ofLabel = (label: string, complaint: string): string => `of ${label}: ${complaint}`;
export const maybeSaved = (title: string, next: string): string =>
  `It is not known whether this was saved. ${title}. ${next}`;
export const notSaved = (title: string, why: string): string => `Not saved. ${title}. ${why}`;
