/** Which layer lies over which, and is meant first by a pointer over several. */
export const levels = { tracks: 1, ports: 2, vessels: 3 } as const;
