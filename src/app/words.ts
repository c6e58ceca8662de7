// Of what config.json has that cannot be used.

export const configUnreadable = 'config.json could not be read, so the default settings are used.';
export const configNoObject = 'config.json is not an object, so the default settings are used.';

/** What a setting accepts. */
export const accepted = {
  path: 'a path such as /api/v2',
  perMinute: 'a whole number from 1 to 100000',
  account: 'up to 100 letters, digits and the signs _ . : -',
  flag: 'true or false',
} as const;

export const isIgnored = 'It is ignored';
export const usedInstead = (value: string): string => `${value} is used instead`;
export const wrongSetting = (name: string, expects: string, instead: string): string =>
  `config.json: ${name} has to be ${expects}. ${instead}.`;
