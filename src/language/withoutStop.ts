/** A sentence within another, without its full stop, which is `。` in Chinese. */
export const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/, '');
