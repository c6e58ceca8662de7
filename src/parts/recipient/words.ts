export const recipientLanguage = 'Language of the recipient';
export const loadingLanguage = (name: string): string => `Loading ${name}…`;
export const notLoaded = (wanted: string, own: string): string =>
  `${wanted} could not be loaded, so this is in ${own}.`;
