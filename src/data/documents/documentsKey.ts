/** Of all that was read of documents. By itself, for what hears of changes on pages that show none. */
export const documentsKey = ['documents'] as const;
