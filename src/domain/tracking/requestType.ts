/** What a number is requested as (docs/interface.md 2.5). The live word `booking_number` is `booking` here. */
export const requestTypes = ['bill_of_lading', 'booking', 'container'] as const;
export type RequestType = (typeof requestTypes)[number];
