import { counted } from '#/language/plural.ts';

export const containerCount = (count: number): string => counted(count, 'container');
