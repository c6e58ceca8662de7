/** Begins the key of whatever is read of one container, whose id follows. */
export const containerKey = ['container'] as const;
