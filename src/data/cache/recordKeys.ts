// Keys by themselves, for live updates on pages that show none of these records.

/** Begins the key of one shipment, whose id follows. */
export const shipmentsKey = ['shipment'] as const;
/** Begins the key of whatever is read of one container, whose id follows. */
export const containerKey = ['container'] as const;
/** Of all that was read of documents. */
export const documentsKey = ['documents'] as const;
