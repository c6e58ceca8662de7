/** The order of the layers. A pointer over several picks the highest. */
export const levels = { tracks: 1, ports: 2, vessels: 3 } as const;
