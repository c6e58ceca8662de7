export const references = { name: 'References', add: 'Add a reference' } as const;
export const tags = { name: 'Tags', add: 'Add a tag' } as const;
export const containerReferences = {
  name: 'Container references',
  add: 'Add a container reference',
} as const;

export const none = 'none';
/** Follows the first of several, and what it says where it is only heard. */
export const more = (count: number): string => `+${count}`;
export const moreOf = (count: number, look: 'words' | 'badges'): string =>
  `${more(count)} more ${look === 'words' ? 'references' : 'tags'}`;
export const showFewer = 'Show fewer';

export const areNow = (name: string): string => `${name} are now`;
export const allRemoved = (name: string): string => `${name} were all removed elsewhere.`;
export const savingReplaces = 'Saving replaces them.';
export const keepBoth = 'Keep both';
export const hint = 'Enter or a comma adds. Paste takes many.';
