// Not in words.ts: its page is in the first file that a browser loads, which the other words need not be.
export const problemTitle = 'Problem';
