/** Who can act on a container, besides the reader. */
export const parties = ['broker', 'terminal', 'carrier', 'consignee', 'trucker'] as const;
export type ActingParty = (typeof parties)[number];
