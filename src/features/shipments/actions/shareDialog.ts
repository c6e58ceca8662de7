import { lazyPart } from '#/ui/lazyPart.ts';

export const ShareRows = lazyPart(() => import('./ShareRows.tsx'), 'ShareRows');
