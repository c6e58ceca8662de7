/** Lengths of time in milliseconds. A day of a calendar may be an hour shorter or longer: see `addDays`. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
