/** The countries whose holidays we know, by the ids of their calendars. */
export const calendarNames = { US: 'United States', CA: 'Canada', MX: 'Mexico' } as const;
