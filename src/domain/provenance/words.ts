/** Facts that no event stands for. */
export const ownLabels: Readonly<Record<string, string>> = {
  lastFreeDay: 'Last free day',
  appointment: 'Pickup appointment',
};

/** How far two sources are apart. */
export const lessThanADay = 'less than a day';
