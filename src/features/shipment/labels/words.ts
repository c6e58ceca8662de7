export const references = { name: 'References', one: 'reference' } as const;
export const tags = { name: 'Tags', one: 'tag' } as const;
export const containerReferences = { name: 'Container references', one: 'container reference' } as const;

export const edit = (name: string): string => `Edit ${name.toLowerCase()}`;
export const add = (one: string): string => `Add a ${one}`;
export const none = 'none';
export const andMore = (count: number): string => `and ${count} more`;

export const areNow = (name: string): string => `${name} are now`;
export const allRemoved = (name: string): string => `${name} were all removed elsewhere.`;
export const savingReplaces = 'Saving replaces them.';
export const save = 'Save';
export const replace = 'Replace';
export const keepBoth = 'Keep both';
export const cancel = 'Cancel';
export const hint = 'Enter or a comma adds. Paste takes many.';

export const saving = 'Saving';
export const saved = (name: string): string => `${name} saved`;
export const restored = (name: string): string => `${name} restored`;
export const undo = 'Undo';
export const undoLabel = (name: string): string => `Undo: restore the previous ${name.toLowerCase()}`;
