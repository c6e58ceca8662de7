/** A reason that this release does not know, in the words of the service. */
export const unknownReason = (word: string): string => `the service says “${word}”`;
/** A voyage after its vessel. */
export const voyageOf = (voyage: string): string => `voyage ${voyage}`;
