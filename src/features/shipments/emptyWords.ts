/** Why the list is empty: a title, and what follows. */
export const emptyAccount = {
  unreadable: [
    'No shipment could be read',
    'The tracking service sent data that Landfall cannot read. Refresh, or check the service.',
  ],
  withoutContainers: ['No containers yet', 'They appear once the carrier assigns them to the booking.'],
  withoutShipments: [
    'No shipments yet',
    'Shipments appear here as soon as this account tracks a bill of lading, booking or container.',
  ],
} as const;
export const trackNumbers = 'Track numbers';
export const nothingChanged = 'Nothing has changed';
export const noMatchYet = 'No match among the shipments loaded so far. The rest is still loading.';
export const noMatchChanged = 'No matching shipment has changed since the last review on this device.';
export const noMatchSet = 'Nothing on the number list passes the filters.';
export const noMatchAll = 'No shipment passes all of them.';
export const noMatch = 'No container, bill of lading, booking or reference in this account matches.';
export const nothingMatchesText = (text: string): string => `Nothing matches “${text}”`;
