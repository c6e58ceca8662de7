/** @param when with its zone: `Wed 12 Aug 2026 15:00 UTC` */
export const printed = (when: string): string => `Printed ${when}.`;
/** @param age `3 min`; null for less than a minute */
export const updated = (age: string | null, when: string): string =>
  `Data updated ${age === null ? 'less than a minute' : age} before, ${when}.`;
export const ageUnknown = 'Data still loading.';
